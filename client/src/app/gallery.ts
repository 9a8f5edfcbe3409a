// All cards at a glance, for people who draw them: `make dev`, then /gallery.html?game=<key>. It is not part of the build.

import "./page.css";
import "../cards/cards.css";
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("app")! });
