// All cards at a glance, for who draws them: `make dev`, then /gallery.html?game=<key>. It is no part of what is built.

import "./page.css";
import "../cards/cards.css";
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("app")! });
