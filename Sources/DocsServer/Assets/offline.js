// Keeps an exported site in the browser, where its reader asks for it. This file is the service worker of
// the site, and on the home page it is the button that starts it.
"use strict";

(() => {
  const page = globalThis.document?.getElementById("_offline");
  const root = new URL(".", page ? document.currentScript.src : location.href);
  const name = `hig ${root.pathname}`;

  if (page) {
    const isAble = "serviceWorker" in navigator && "DecompressionStream" in globalThis;
    if (isAble && location.protocol.startsWith("http")) offer();
  } else {
    // What the server says comes first, so that a site that was written anew is read anew.
    addEventListener("fetch", (event) => {
      if (event.request.method !== "GET") return;
      event.respondWith(fetch(event.request).catch(() => kept(event.request)));
    });
  }

  const types = {
    css: "text/css", html: "text/html", js: "text/javascript", md: "text/markdown",
    svg: "image/svg+xml",
  };
  const packs = new Map();

  // The texts of a pack by their paths.
  async function unpacked(cache, address) {
    const packed = await cache.match(address);
    const text = packed.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(text).json();
  }

  async function kept({ url }) {
    const { pathname } = new URL(url);
    const path = pathname.slice(root.pathname.length).replace(/(^|\/)$/, "$1index.html");
    const cache = await caches.open(name);
    // What reads the packs lies beside them.
    const own = await cache.match(url);
    if (own) return own;
    for (const list of (await cache.keys()).filter((request) => request.url.endsWith(".json"))) {
      const { firsts } = await (await cache.match(list)).json();
      const address = list.url.replace(/\.json$/, `-${firsts.findLastIndex((first) => first <= path)}.pack`);
      if (!packs.has(address)) packs.set(address, unpacked(cache, address).catch(() => ({})));
      const text = (await packs.get(address))[path];
      if (text !== undefined) {
        const type = `${types[path.split(".").at(-1)]}; charset=utf-8`;
        return new Response(text, { headers: { "Content-Type": type } });
      }
    }
    return Response.error();
  }

  async function offer() {
    const manifest = document.createElement("link");
    manifest.rel = "manifest";
    manifest.href = new URL("manifest.webmanifest", root);
    document.head.append(manifest);
    const list = new URL(`offline/${page.dataset.list}.json`, root);
    const { files, bytes, firsts } = await (await fetch(list)).json();
    const [said, button] = [page.querySelector("[role=status]"), page.querySelector("button")];
    const numbers = [files.toLocaleString(), Math.ceil(bytes / 1e6)];
    const show = (isKept) => {
      said.textContent = (isKept ? page.dataset.kept : page.dataset.offer)
        .replace(/\{\}/g, () => numbers[0]).replace("[]", numbers[1]);
      button.textContent = isKept ? page.dataset.remove : page.dataset.keep;
      button.onclick = () => (isKept ? remove() : keep()).then(show, () => {
        said.textContent = page.dataset.failed;
      });
    };

    // True once every pack is there; the list itself comes last and says so.
    async function keep() {
      const cache = await caches.open(name);
      await cache.addAll(["offline.js", "manifest.webmanifest"].map((path) => new URL(path, root)));
      for (const number of firsts.keys()) {
        await cache.add(new URL(`offline/${page.dataset.list}-${number}.pack`, root));
        said.textContent = `${number + 1} / ${firsts.length}`;
      }
      await cache.add(list);
      await navigator.serviceWorker.register(new URL("offline.js", root));
      return true;
    }

    async function remove() {
      await caches.delete(name);
      await (await navigator.serviceWorker.getRegistration(root))?.unregister();
      return false;
    }

    show(Boolean(await caches.match(list, { cacheName: name })));
    page.hidden = false;
  }
})();
