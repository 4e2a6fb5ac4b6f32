import type { Row } from "../derive/tables.ts";
import { monthFirst } from "../read/dates.ts";
import { isSame } from "./change.ts";
import { type Changes, changesOf, type PricePair } from "./changes.ts";
import { isAvailable, movesOf } from "./moves.ts";
import { amount, counted, type NameOf, percent, priceNames } from "./names.ts";
import { implausiblePrices, oldPrices, unusualPrices } from "./price-warnings.ts";
import type { Proposal } from "./proposal.ts";
import { quoteWarnings } from "./quote-warnings.ts";
import { conflictLines, rowName, undoingLines } from "./row-names.ts";
import { type Warning, warning } from "./warning.ts";
import { alikeCities, movesTogether, renamed } from "./whole-sets.ts";
import { misplacedYards } from "./yard-places.ts";
import { pricesInTexts, slipHeading, yardSlips } from "./yard-slips.ts";

// What looks wrong in a publication even though every row is valid. Only rows that change are judged.

/** A price that moves by more than this is named. */
const MAX_MOVE = 0.25;
/** How many rows, other than prices, may go without a question. */
const MAX_GONE = 5;

/** What the warnings about a publication are based on. */
export interface Judged {
  proposal: Proposal;
  changes: Changes;
  /** "2026-11-21". */
  today: string;
  nameOf: NameOf;
}

/** What there is to be judged of a proposal, on a day. */
export function judge(proposal: Proposal, today: string): Judged {
  const { live, dataset } = proposal;
  const [changes, nameOf] = [changesOf(live, dataset), priceNames(live.rows, dataset)];
  return { proposal, changes, today, nameOf };
}

/**
 * Whether what is live and what is to be published can be compared: not if nothing is live, nor if one is a sample
 * and the other is not.
 */
export function isComparable({ live, dataset }: Pick<Proposal, "live" | "dataset">): boolean {
  return live.state.isSample === dataset.dataset[0]?.isSample;
}

/** What looks wrong, one warning for each kind of mistake. */
export function warningsOf(judged: Judged): Warning[] {
  const { proposal, today, nameOf } = judged;
  const { live, dataset, conflicts, undoings } = proposal;
  const isSample = dataset.dataset[0]?.isSample === true;
  const replacesReal = live.state.isSample === false && isSample;
  const prices = changedPrices(judged);
  return [
    ...(replacesReal ? [{ kind: "sample", heading: REPLACES_REAL, lines: [] } as Warning] : []),
    ...warning("conflicts", "Somebody else changed this too", conflictLines(conflicts)),
    ...warning("undo", "This only takes back what was published later", undoingLines(undoings)),
    ...(live.state.isSample && !isSample ? samplePrices(judged) : []),
    ...(isComparable(proposal)
      ? [...largeMoves(judged), ...gone(judged), ...earlierDays(judged)]
      : []),
    // Nobody checks the prices of a sample.
    ...(isSample ? [] : oldPrices(prices, today, nameOf)),
    ...implausiblePrices(prices, dataset.materials, nameOf),
    ...unusualPrices(prices, dataset.prices, nameOf),
    ...quoteWarnings(judged),
    ...warning(
      "places",
      PLACES,
      misplacedYards(changedYards(judged), dataset.cities, dataset.allPlaces),
    ),
    ...slips(judged),
    ...wholeSets(judged),
  ];
}

function wholeSets({ proposal, changes }: Judged): Warning[] {
  const { live, dataset } = proposal;
  const before = isComparable(proposal) ? live.rows : undefined;
  const moves = before ? movesTogether(changes.prices, dataset) : [];
  const alike = alikeCities(before?.prices ?? [], dataset.prices, dataset.cities);
  return [
    ...warning(
      "names",
      "A city or a metal gets another name, address or id",
      before ? renamed(before, dataset) : [],
    ),
    ...warning("together", "Most prices of a city or a metal move by a tenth or more", moves),
    ...warning("alike", "Two cities have the same prices", alike),
  ];
}

function slips(judged: Judged): Warning[] {
  const { live, dataset } = judged.proposal;
  const names = new Map(dataset.cities.map(({ id, name }) => [id, name]));
  const described = changedPrices(judged, (price) => [...said(price), price.description]);
  const texts = [
    ...described.map((price) => ({ name: judged.nameOf(price), text: price.description })),
    ...changedYards(judged).map(({ name, description }) => ({ name, text: description })),
  ];
  const before = isComparable(judged.proposal) ? live.rows.scrapYards : [];
  const lines = [
    ...yardSlips(before, dataset.scrapYards, (id) => names.get(id) ?? "", live.otherYards),
    ...pricesInTexts(texts),
  ];
  return warning("slips", slipHeading(lines), lines);
}

const PLACES = "The address, the coordinates and the city of a yard are more than 30 km apart";
const REPLACES_REAL = "Sample data would replace real data";

/** The prices to be published that are new or differ, in what counts (`of`), from those that are live. */
function changedPrices(
  { changes, proposal }: Judged,
  of: (price: Row<"prices">) => unknown = said,
): Row<"prices">[] {
  const isNew = !isComparable(proposal);
  return changes.prices.flatMap(({ before, after }) =>
    after && (isNew || !before || !isSame(of(before), of(after))) ? [after] : [],
  );
}

/** The listed yards to be published that are new or differ from those that are live. */
function changedYards({ proposal: { live, dataset } }: Judged): Row<"scrapYards">[] {
  const before = new Map(live.rows.scrapYards.map((yard) => [yard.id, yard]));
  return dataset.scrapYards.filter(
    (yard) => yard.mergedInto === null && !isSame(before.get(yard.id), yard),
  );
}

function said({ minCents, maxCents, checkedOn }: Row<"prices">) {
  return [minCents, maxCents, checkedOn];
}

/** Prices of the sample that are published as real ones, unchanged. */
function samplePrices({ changes, nameOf }: Judged): Warning[] {
  const same = changes.prices.flatMap(({ before, after }) =>
    isAvailable(before) && isAvailable(after) && isSame(said(before), said(after)) ? [after] : [],
  );
  return warning("sample", "These prices are still those of the sample", same.map(nameOf));
}

function largeMoves({ changes, nameOf }: Judged): Warning[] {
  const large = movesOf(changes.prices).filter(({ change }) => Math.abs(change) > MAX_MOVE);
  const count = counted(large.length, "price moves", "prices move");
  return warning(
    "moves",
    `${count} by more than a quarter`,
    large.map(
      ({ before, after, change }) =>
        `${nameOf(after)}: ${amount(before)} → ${amount(after)} (${percent(change)})`,
    ),
  );
}

/** Prices that become unavailable, and other rows that go if they are many. */
function gone({ proposal, changes, nameOf }: Judged): Warning[] {
  const rows = proposal.changes
    .filter(({ key, after }) => after === null && !key.startsWith("prices/"))
    .map((change) => rowName(change));
  const prices = changes.prices
    .filter(({ before, after }) => isAvailable(before) && !isAvailable(after))
    .map(({ before }) => `${nameOf(before!)}: no price any more`);
  const lines = [...(rows.length + prices.length > MAX_GONE ? rows : []), ...prices];
  return warning("removals", `${counted(lines.length, "row")} would be gone`, lines);
}

function earlierDays({ proposal, changes, nameOf, today }: Judged): Warning[] {
  const daysText = (from: string, to: string) => `${from} → ${to}${monthFirst(to, from, today)}`;
  const prices = changes.prices
    .filter(({ before, after }: PricePair) => before && after && after.checkedOn < before.checkedOn)
    // The day of a range is not typed: it goes back when a quote is taken back.
    .filter(({ before }) => before?.yards === null)
    .map(
      ({ before, after }) => `${nameOf(after!)}: ${daysText(before!.checkedOn, after!.checkedOn)}`,
    );
  const rows = proposal.changes.flatMap(({ key, before, after }) => {
    const [from, to] = [before?.checked_on, after?.checked_on];
    const isEarlier = from && to && to < from && !key.startsWith("prices/");
    return isEarlier ? [`${key}: ${daysText(String(from), String(to))}`] : [];
  });
  return warning("days", "These checking dates go back", [...prices, ...rows]);
}
