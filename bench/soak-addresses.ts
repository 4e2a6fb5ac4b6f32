import type { Results } from "./results.ts";

/** Kept pages and data: most of what visitors ask for. */
const KEPT = [
  "/",
  "/sydney/",
  "/melbourne/",
  "/brisbane/",
  "/material/copper/",
  "/scrap-metal-prices-by-city/",
  "/scrap-yards/",
  "/scrap-my-car/",
  "/api/cities",
  "/api/prices/city/13",
  "/api/materials",
];
/** Texts that are looked for. */
const WORDS = ["wattle", "metal", "copper", "recycling", "sydney", "zzzz"];
/** What nobody should send. */
const BAD = [
  "/no-such-city/",
  "/api/prices/city/abc",
  "/api/nothing",
  "/scrap-yards/?page=-1&state=%00",
  "/%E0%A4%A/",
  "/search/?q=%27%3B--",
  "/scrap-yards/?q=%22%29%28*",
];

/** The address of a request by its number: of ten, seven are kept, two are searches and one is bad. */
export function addressAt(number: number): string {
  const place = number % 10;
  const turn = Math.floor(number / 10);
  if (place === 9) return BAD[turn % BAD.length]!;
  if (place >= 7) return `/scrap-yards/?q=${WORDS[(turn + place) % WORDS.length]}`;
  return KEPT[(turn * 7 + place) % KEPT.length]!;
}

/** Milliseconds of CPU that one of these requests costs on average; a bad one as much as a search. */
export function meanCpu({ city, search, simulators }: Results): number {
  return 0.7 * city.memory.cpuMs + 0.3 * (search.cold.cpuMs + simulators.d1.cpuMs);
}
