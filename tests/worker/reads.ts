/** One path for each read that is cached, with the message that its failure must carry. */
export const READS = [
  { path: "/api/cities/top", failure: "Failed to fetch cities" },
  { path: "/api/cities", failure: "Failed to fetch cities" },
  { path: "/api/cities/slug/sydney", failure: "Failed to fetch city" },
  { path: "/api/materials", failure: "Failed to fetch materials" },
  { path: "/api/materials/copper", failure: "Failed to fetch material" },
  { path: "/api/materials/copper/world", failure: "Failed to fetch material" },
  { path: "/api/world", failure: "Failed to fetch world prices" },
  { path: "/api/prices/city/13", failure: "Failed to fetch prices" },
  { path: "/api/prices/material/1", failure: "Failed to fetch prices" },
  { path: "/api/prices/city/13/history", failure: "Failed to fetch price history" },
  { path: "/api/prices/material/1/history", failure: "Failed to fetch price history" },
  { path: "/api/publications", failure: "Failed to fetch publications" },
  { path: "/api/scrap-yards/city/13", failure: "Failed to fetch scrap yards" },
  { path: "/api/scrapyards", failure: "Failed to fetch scrap yards" },
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
