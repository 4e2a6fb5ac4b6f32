import { REQUESTS, SCRIPTS, WITHOUT_SCRIPTS } from "../../tests/ceilings.ts";

/** A limit for the site; it is met if `measured` is no more than `most`. */
export type Goal = ReturnType<typeof goal>;

/** A first visit to a page: bytes as transferred, and ms. */
export interface Visit {
  /** The bytes after which the page is complete, styled and usable. */
  page: number;
  /** The bytes of scripts, and of the data that they request. */
  scripts: number;
  requests: number;
  longestTask: number;
  /** Largest Contentful Paint. */
  lcp: number;
}

export const SYDNEY = "/sydney/";
export const COPPER = "/material/copper/";
export const DIRECTORY = "/scrap-yards/";
/** The map view of the directory. */
export const MAP = "/scrap-yards/?view=map";

/** Pages that are rendered for each request, with their CPU limits in multiples of a bare Worker. */
export const COLD = {
  Sydney: { path: SYDNEY, most: 40 },
  copper: { path: COPPER, most: 55 },
  "copper near Richmond": { path: `${COPPER}?near=Richmond+VIC+3121`, most: 60 },
  "My load": { path: "/my-load/?near=2830&copper=60&car-batteries=18", most: 45 },
};

/** The goals for CPU, in multiples of a bare Worker (`cold` is by page name), and for the first byte in ms. */
export function costGoals(memory: number, cold: Record<string, number>, firstByte: number) {
  return [
    goal("CPU of Sydney from memory, × bare", memory, 1.5),
    ...Object.entries(COLD).map(([name, { most }]) =>
      goal(`CPU of ${name} cold, × bare`, cold[name], most),
    ),
    goal("first byte of Sydney, data 300 ms late, ms", firstByte, 20),
  ];
}

/** The goals for first visits by path, and for Sydney's LCP in multiples of an earlier build's. */
export function visitGoals(visits: Record<string, Visit>, lcp?: number) {
  // Nobody starts at the map.
  const pages = Object.entries(visits).flatMap(([path, visit]) => (path === MAP ? [] : [visit]));
  const heaviest = (of: "page" | "scripts" | "requests") =>
    Math.max(...pages.map((one) => one[of]));
  const task = (name: string, path: string) =>
    goal(`longest task of ${name}, ms`, visits[path]?.longestTask, 200);
  return [
    task("Sydney", SYDNEY),
    task("copper", COPPER),
    task("the directory", DIRECTORY),
    task("the directory's map", MAP),
    goal("LCP of Sydney on 3G, × an earlier build", lcp, 1.1),
    goal("scripts of a first visit, bytes, the heaviest", heaviest("scripts"), SCRIPTS),
    goal("requests of a first visit, the most", heaviest("requests"), REQUESTS),
    goal("a first visit without scripts, bytes, the heaviest", heaviest("page"), WITHOUT_SCRIPTS),
  ];
}

/** A goal; `measured` is undefined if the run did not measure it. */
const goal = (text: string, measured: number | undefined, most: number) => ({
  text,
  measured,
  most,
});
