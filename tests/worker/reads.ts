/** One path for each read that is cached. */
export const READS = [
  { path: "/api/cities/top" },
  { path: "/api/cities" },
  { path: "/api/cities/slug/sydney" },
  { path: "/api/materials" },
  { path: "/api/materials/copper" },
  { path: "/api/materials/copper/world" },
  { path: "/api/world" },
  { path: "/api/prices/city/13" },
  { path: "/api/prices/material/1" },
  { path: "/api/prices/city/13/history" },
  { path: "/api/prices/material/1/history" },
  { path: "/api/publications" },
  { path: "/api/scrap-yards/city/13" },
  { path: "/api/scrapyards" },
] as const;

/** Paths below /api that lead nowhere. */
export const UNKNOWN_PATHS = [
  "/api/city",
  "/api/cities/slug",
  "/api/cities/13",
  "/api/cities/top/6",
  "/api/materials/copper/prices",
  "/api/prices",
  "/api/prices/city",
  "/api/prices/yard/1",
  "/api/scrap-yards",
  "/api/scrap-yards/13",
  "/api/scrapyards/1",
  "/api/../api/nothing",
];
