import { type Recording, trip } from "./database.ts";

/** What the bench gives this Worker: the local databases, and what a page asks of D1. */
interface SimulatorsEnv {
  DB: D1Database;
  CACHE: KVNamespace;
  PAGE: ArrayBuffer;
  RECORDING: Recording;
}

/** What the local simulators cost by themselves: /d1?page is a page's statements, /kv one kept page. */
export default {
  async fetch(request, { DB, CACHE, PAGE, RECORDING }) {
    const { pathname, search } = new URL(request.url);
    if (pathname === "/d1") {
      for (const asked of RECORDING.trips[search.slice(1)] ?? []) await trip(DB, asked);
      return new Response("asked");
    }
    if (pathname === "/kv/fill") await CACHE.put("page", PAGE);
    const found = await CACHE.get("page", { type: "arrayBuffer", cacheTtl: 30 });
    return new Response(String(found?.byteLength));
  },
} satisfies ExportedHandler<SimulatorsEnv>;
