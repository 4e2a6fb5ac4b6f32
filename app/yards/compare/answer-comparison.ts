import { redirect } from "react-router";
import { currentDataset } from "../../../worker/data/dataset.ts";
import { materialsWithAliases } from "../../../worker/data/materials.ts";
import { kilometres } from "../../../worker/data/places/distance.ts";
import { pricesAmong } from "../../../worker/data/prices.ts";
import type { Store } from "../../../worker/data/store.ts";
import { materialOfWord } from "../../../worker/data/yards/accepted-materials.ts";
import { directoryYards } from "../../../worker/data/yards/directory.ts";
import { nextHalfHour, type Opening, openingAt } from "../../../worker/data/yards/open-at.ts";
import { zoneFor } from "../../../worker/data/yards/open-then.ts";
import type { KnownYard } from "../../../worker/data/yards/yard-blocks.ts";
import { yardSuccessor } from "../../../worker/data/yards/yard-details.ts";
import { yardTable } from "../../../worker/data/yards/yard-table.ts";
import type { Origin } from "../../../worker/search/places.ts";
import { nearPlace } from "../../near/near-place.ts";
import { nowWords } from "../../near/yards-near.ts";
import { filterAddress } from "../../paths/directory-address.ts";
import { aboutKilometres } from "../../words/format.ts";
import { hoursReader } from "../../yard-facts/yard-hours.ts";
import { type Comparison, comparisonAddress } from "./compare-address.ts";
import { comparedPrices, metalsTaken } from "./compared-prices.ts";

/** A phone has no room for more yards side by side. */
const MAX_YARDS = 3;
/** One query may ask for the prices of 90 pairs of a city and a metal. */
const MAX_METALS = 30;

/** A yard's state at the chosen time; the line of its hours names a public holiday. */
const THEN: Partial<Record<Opening, string>> = {
  open: "Open then",
  closed: "Closed then",
  "day off": "Closed then",
};

/**
 * The yards of a comparison with the prices at each of them, and in words what could not be shown.
 * @throws DatabaseError, and a redirect from "now" to its half-hour, or from a merged yard to its successor
 */
export async function answerComparison(store: Store, comparison: Comparison, timeZone?: string) {
  const { near, open } = comparison;
  const [table, materials, dataset, place] = await Promise.all([
    yardTable(store),
    materialsWithAliases(store),
    currentDataset(store),
    nearPlace(store, near),
  ]);
  const { yards, unknown, problems } = chosenYards(table.yards, comparison.yards);
  if (open === "now") {
    const zone = zoneFor(table, place?.origin ?? yards[0]?.point, "", timeZone);
    throw redirect(comparisonAddress({ ...comparison, open: nextHalfHour(zone) }));
  }
  const named = comparison.material.map((text) => materialOfWord(text, materials) ?? text);
  const wanted = new Set(named.filter((metal) => typeof metal !== "string"));
  const metals = [...(wanted.size > 0 ? wanted : metalsTaken(yards, materials))].slice(
    0,
    MAX_METALS,
  );
  const cities = new Set(yards.map(({ city }) => city.id));
  const metalIds = metals.map(({ id }) => id);
  const [shown, prices, successors] = await Promise.all([
    shownYards(store, yards, place?.origin, open),
    pricesAmong(store, [...cities], metalIds),
    Promise.all(
      unknown.map((text) => yardSuccessor(store, Number(/^\d{1,9}$/.exec(text)?.[0] ?? 0))),
    ),
  ]);
  if (successors.some(Boolean)) {
    const current = comparison.yards.map((text) => successors[unknown.indexOf(text)]?.id ?? text);
    throw redirect(comparisonAddress({ ...comparison, yards: current.map(String) }));
  }
  // A publication may just have removed one.
  const listed = yards.filter(({ id }) => shown.some((yard) => yard.id === id));
  for (const text of named)
    if (typeof text === "string") problems.push(`We have no price for “${text}”.`);
  if (place && !place.origin) problems.push(place.failure);
  return {
    open,
    problems: [...new Set(problems)],
    /** The place that distances are from; undefined if there is none. */
    from: place?.origin && (place.label ?? "your place"),
    yards: shown,
    ...comparedPrices(listed, metals, { prices, materials, dataset, isNamed: wanted.size > 0 }),
    directory: filterAddress({ q: "", state: "", service: "", materials: [], open }, "list", near),
    address: comparisonAddress(comparison),
  };
}

/** The yards with these ids, at most three, the ids that no listed yard has, and sentences about the others. */
function chosenYards(all: KnownYard[], texts: string[]) {
  const yards: KnownYard[] = [];
  const unknown: string[] = [];
  const problems: string[] = [];
  for (const text of texts) {
    const yard = all.find(({ id }) => String(id) === text);
    if (!yard) {
      unknown.push(text);
      problems.push(`We don’t list a yard “${text}”. It may have closed or moved: choose another.`);
    } else if (yards.includes(yard)) problems.push(`You chose ${yard.name} twice.`);
    else if (yards.length < MAX_YARDS) yards.push(yard);
    else problems.push(`Only three fit side by side: leave one out to see ${yard.name}.`);
  }
  if (yards.length === 1) problems.push(`Choose one more yard to compare with ${yards[0]!.name}.`);
  return { yards, unknown, problems };
}

/** The yards as the table shows them; one that a publication has just removed is left out. */
async function shownYards(
  store: Store,
  yards: KnownYard[],
  origin: Origin | null | undefined,
  open: string,
) {
  const ids = yards.map(({ id }) => id);
  const details = await directoryYards(store, ids);
  const hoursOf = hoursReader();
  const opening = open ? openingAt(open) : undefined;
  return details.map(({ id, name, phone, address, acceptedMaterials: takes, ...yard }) => {
    const known = yards[ids.indexOf(id)]!;
    const hours = hoursOf({ address, ...yard });
    const state = opening?.(known);
    const now = state ? THEN[state] : nowWords(hours);
    const away = origin && known.point && aboutKilometres(kilometres(origin, known.point));
    return { id, name, phone, address, takes, hours, now, away };
  });
}
