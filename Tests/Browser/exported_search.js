// Runs the search of an exported site in node: `node exported_search.js FOLDER` answers a query a line
// of stdin with a line of JSON each, `{"ids", "bytes", "milliseconds"}`; bytes are those of the pieces
// that were read for it. `--weights` gives how rare the query's terms are in place of ids.
"use strict";

const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");

const [folder, mode] = process.argv.slice(2);
const assets = path.join(folder, "assets");
const script = fs.readdirSync(assets).find((name) => name.startsWith("search-"));
const source = fs.readFileSync(path.join(assets, script), "utf8");

// A context that has read nothing yet, so that each query is somebody's first.
function fresh() {
  const counted = { bytes: source.length };
  const context = vm.createContext({
    higLoad(name) {
      const piece = fs.readFileSync(path.join(folder, "search", `${name}.js`), "utf8");
      counted.bytes += Buffer.byteLength(piece);
      queueMicrotask(() => vm.runInContext(piece, context));
    },
  });
  context.globalThis = context;
  vm.runInContext(source, context);
  return { search: context.higSearch, counted };
}

async function answer(query) {
  const { search, counted } = fresh();
  const start = performance.now();
  const found = mode === "--weights" ? await search.terms(query) : await search.find(query, 10);
  return JSON.stringify({
    ids: found.map((one) => one.id ?? one.rarity), bytes: counted.bytes,
    milliseconds: performance.now() - start,
  });
}

(async () => {
  for (const query of fs.readFileSync(0, "utf8").split("\n").filter(Boolean)) {
    console.log(await answer(query));
  }
})();
