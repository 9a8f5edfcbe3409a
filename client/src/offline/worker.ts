// The service worker. The build puts BUILD in front: its version, and all files that belong to it.
//
// Pages come from the server while it answers, so that a new version is there with the next page that is loaded. What a page has
// begun with it keeps: the files of the build before stay until another one comes.

import { cacheName, kind, outdated, textsOf, versionOf } from "./keeping";

declare const BUILD: { version: string; files: string[] };

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asking extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Hearing extends Lasting {
  data: { language: string; games: string[] };
}
interface Worker {
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Asking) => void): void;
  addEventListener(type: "message", listener: (event: Hearing) => void): void;
  skipWaiting(): Promise<void>;
}
const worker = self as unknown as Worker;

const SHELL = "/";

/** The cache of this build; made when there is none. */
async function own(): Promise<Cache> {
  const name = (await caches.keys()).find((one) => versionOf(one) === BUILD.version);
  return caches.open(name ?? cacheName(BUILD.version, Date.now()));
}

async function install(): Promise<void> {
  const cache = await own();
  await cache.addAll([SHELL, ...BUILD.files].map((path) => new Request(path, { cache: "no-cache" })));
  await worker.skipWaiting(); // pages that are open go on with what they began with
}

async function tidy(): Promise<void> {
  await Promise.all(outdated(await caches.keys()).map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await own()).match(SHELL);
    if (kept) return kept;
    throw error;
  }
}

async function asset(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function text(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await own()).put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = (await (await own()).match(request)) ?? (await caches.match(request));
    if (kept) return kept;
    throw error;
  }
}

/** Keep the texts of the reader's language, those that are not there yet. */
async function keepTexts({ language, games }: Hearing["data"]): Promise<void> {
  const cache = await own();
  for (const path of textsOf(language, games)) {
    if (await cache.match(path)) continue;
    try {
      await cache.add(path);
    } catch {
      return; // next time
    }
  }
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("message", (event) => event.waitUntil(keepTexts(event.data)));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  const answer = { page, asset, text, none: null }[kind(address.pathname, request.mode === "navigate")];
  if (answer) event.respondWith(answer(request));
});
