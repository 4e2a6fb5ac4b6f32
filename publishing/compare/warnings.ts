import type { Row } from "../derive/tables.ts";
import { monthFirst } from "../read/dates.ts";
import { counted } from "../read/problems.ts";
import { isSame } from "./change.ts";
import type { PricePair } from "./changes.ts";
import { isComparable, type Judged } from "./judged.ts";
import { isAvailable, movesOf } from "./moves.ts";
import { amount, percent } from "./names.ts";
import { implausiblePrices, oldPrices, unusualPrices } from "./price-warnings.ts";
import { quoteWarnings } from "./quote-warnings.ts";
import { conflictText, rowName, undoingLines } from "./row-names.ts";
import { type Warning, warning } from "./warning.ts";
import { alikeCities, movesTogether, renamed } from "./whole-sets.ts";
import { misplacedYards } from "./yard-places.ts";
import { pricesInTexts, slipHeading, yardSlips } from "./yard-slips.ts";

// What looks wrong in a publication even though every row is valid. Only rows that change are judged.

/** A price that moves by more than this is named. */
const MAX_MOVE = 0.25;
/** How many rows, other than prices, may go without a question. */
const MAX_GONE = 5;

/** What looks wrong, one warning for each kind of mistake. */
export function warningsOf(judged: Judged): Warning[] {
  const { proposal, today, about } = judged;
  const { live, dataset, conflicts, undoings } = proposal;
  const isSample = dataset.dataset[0]?.isSample === true;
  const replacesReal = live.state.isSample === false && isSample;
  const prices = changedPrices(judged);
  return [
    ...(replacesReal ? [{ kind: "sample", heading: REPLACES_REAL, lines: [] } as Warning] : []),
    ...warning(
      "conflicts",
      "Somebody else changed this too",
      conflicts.map((one) => ({ key: one.key, text: `${one.key}: ${conflictText(one)}` })),
    ),
    ...warning("undo", "This only takes back what was published later", undoingLines(undoings)),
    ...(live.state.isSample && !isSample ? samplePrices(judged) : []),
    ...(isComparable(proposal)
      ? [...largeMoves(judged), ...gone(judged), ...earlierDays(judged)]
      : []),
    // Nobody checks the prices of a sample.
    ...(isSample ? [] : oldPrices(prices, today, about)),
    ...implausiblePrices(prices, dataset.materials, about),
    ...unusualPrices(prices, dataset.prices, about),
    ...quoteWarnings(judged),
    ...warning(
      "places",
      PLACES,
      misplacedYards(changedYards(judged), dataset.cities, dataset.suburbs),
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
    ...described.map((price) => ({ ...judged.about(price), said: price.description })),
    ...changedYards(judged).map(({ id, name, description }) => {
      return { text: name, key: `yards/${id}`, said: description };
    }),
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
function samplePrices({ changes, about }: Judged): Warning[] {
  const same = changes.prices.flatMap(({ before, after }) =>
    isAvailable(before) && isAvailable(after) && isSame(said(before), said(after)) ? [after] : [],
  );
  return warning(
    "sample",
    "These prices are still those of the sample",
    same.map((price) => about(price)),
  );
}

function largeMoves({ changes, about }: Judged): Warning[] {
  const large = movesOf(changes.prices).filter(({ change }) => Math.abs(change) > MAX_MOVE);
  const count = counted(large.length, "price moves", "prices move");
  return warning(
    "moves",
    `${count} by more than a quarter`,
    large.map(({ before, after, change }) =>
      about(after, `: ${amount(before)} → ${amount(after)} (${percent(change)})`),
    ),
  );
}

/** Prices that become unavailable, and other rows that go if they are many. */
function gone({ proposal, changes, about }: Judged): Warning[] {
  const rows = proposal.changes
    .filter(({ key, after }) => after === null && !key.startsWith("prices/"))
    .map((change) => ({ text: rowName(change), key: change.key }));
  const prices = changes.prices
    .filter(({ before, after }) => isAvailable(before) && !isAvailable(after))
    .map(({ before }) => about(before!, ": no price any more"));
  const lines = [...(rows.length + prices.length > MAX_GONE ? rows : []), ...prices];
  return warning("removals", `${counted(lines.length, "row")} would be gone`, lines);
}

function earlierDays({ proposal, changes, about, today }: Judged): Warning[] {
  const daysText = (from: string, to: string) => `${from} → ${to}${monthFirst(to, from, today)}`;
  const prices = changes.prices
    .filter(({ before, after }: PricePair) => before && after && after.checkedOn < before.checkedOn)
    // The day of a range is not typed: it goes back when a quote is taken back.
    .filter(({ before }) => before?.yards === null)
    .map(({ before, after }) =>
      about(after!, `: ${daysText(before!.checkedOn, after!.checkedOn)}`),
    );
  const rows = proposal.changes.flatMap(({ key, before, after }) => {
    const [from, to] = [before?.checked_on, after?.checked_on];
    const isEarlier = from && to && to < from && !key.startsWith("prices/");
    return isEarlier ? [{ text: `${key}: ${daysText(String(from), String(to))}`, key }] : [];
  });
  return warning("days", "These checking dates go back", [...prices, ...rows]);
}
