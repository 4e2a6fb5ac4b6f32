import type { Row } from "../derive/tables.ts";
import { monthFirst } from "../read/dates.ts";
import { counted } from "../read/problems.ts";
import { isSame } from "./change.ts";
import { type Comparison, isComparable } from "./comparison.ts";
import { alikeCities, movesTogether, renamed } from "./group-warnings.ts";
import { isAvailable, largeMoves } from "./price-moves.ts";
import { implausiblePrices, oldPrices, unusualPrices } from "./price-warnings.ts";
import { quoteWarnings } from "./quote-warnings.ts";
import { conflictText, rowName, undoingLines } from "./row-texts.ts";
import { type Warning, warning } from "./warning-kinds.ts";
import { misplacedYards, pricesInTexts, yardSlips } from "./yard-warnings.ts";

// Valid rows may still look wrong. We only look at rows that change.

/** If no more rows than this are removed, prices included, only the prices are listed. */
const MAX_GONE = 5;

/** The warnings on a publication, at most one for each kind of mistake. */
export function warningsOf(comparison: Comparison): Warning[] {
  const { proposal, today, about } = comparison;
  const { live, dataset, conflicts, undoings } = proposal;
  const isSample = dataset.dataset[0]?.isSample === true;
  const prices = changedPrices(comparison);
  const before = isComparable(proposal) ? live.rows : undefined;
  return [
    ...(live.state.isSample === false && isSample ? [REPLACES_REAL] : []),
    ...warning(
      "conflicts",
      "Somebody else changed this too",
      conflicts.map((one) => ({ key: one.key, text: `${one.key}: ${conflictText(one)}` })),
    ),
    ...warning("undo", "This only takes back what was published later", undoingLines(undoings)),
    ...(live.state.isSample && !isSample ? samplePrices(comparison) : []),
    ...(before ? [...largeMoves(comparison), ...gone(comparison), ...earlierDays(comparison)] : []),
    // Nobody checks the prices of a sample.
    ...(isSample ? [] : oldPrices(prices, today, about)),
    ...implausiblePrices(prices, dataset.materials, about),
    ...unusualPrices(prices, dataset.prices, about),
    ...quoteWarnings(comparison),
    ...warning(
      "places",
      "The address, the coordinates and the city of a yard are more than 30 km apart",
      misplacedYards(changedYards(comparison), dataset.cities, dataset.suburbs),
    ),
    ...slips(comparison),
    ...warning(
      "names",
      "A city or a metal gets another name, address or id",
      before ? renamed(before, dataset) : [],
    ),
    ...warning(
      "together",
      "Most prices of a city or a metal move by a tenth or more",
      before ? movesTogether(comparison.prices, dataset) : [],
    ),
    ...warning(
      "alike",
      "Two cities have the same prices",
      alikeCities(before?.prices ?? [], dataset.prices, dataset.cities),
    ),
  ];
}

const REPLACES_REAL: Warning = {
  kind: "sample",
  heading: "Sample data would replace real data",
  lines: [],
};

function slips(comparison: Comparison): Warning[] {
  const { live, dataset } = comparison.proposal;
  const names = new Map(dataset.cities.map(({ id, name }) => [id, name]));
  const described = changedPrices(comparison, (price) => [...amounts(price), price.description]);
  const texts = [
    ...described.map((price) => ({ ...comparison.about(price), said: price.description })),
    ...changedYards(comparison).map(({ id, name, description }) => {
      return { text: name, key: `yards/${id}`, said: description };
    }),
  ];
  const before = isComparable(comparison.proposal) ? live.rows.scrapYards : [];
  const lines = [
    ...yardSlips(before, dataset.scrapYards, (id) => names.get(id) ?? "", live.otherYards),
    ...pricesInTexts(texts),
  ];
  const count = counted(lines.length, "thing looks", "things look");
  return warning("slips", `${count} like a slip`, lines);
}

/** The new prices, and those that differ from the live ones in the values that `of` returns. */
function changedPrices(
  { prices, proposal }: Comparison,
  of: (price: Row<"prices">) => unknown = amounts,
): Row<"prices">[] {
  const isNew = !isComparable(proposal);
  return prices.flatMap(({ before, after }) =>
    after && (isNew || !before || !isSame(of(before), of(after))) ? [after] : [],
  );
}

/** The listed yards that are new or differ from the live ones. */
function changedYards({ proposal: { live, dataset } }: Comparison): Row<"scrapYards">[] {
  const before = new Map(live.rows.scrapYards.map((yard) => [yard.id, yard]));
  return dataset.scrapYards.filter(
    (yard) => yard.mergedInto === null && !isSame(before.get(yard.id), yard),
  );
}

function amounts({ minCents, maxCents, checkedOn }: Row<"prices">) {
  return [minCents, maxCents, checkedOn];
}

/** Warns of sample prices that are published unchanged as real ones. */
function samplePrices({ prices, about }: Comparison): Warning[] {
  const same = prices.flatMap(({ before, after }) =>
    isAvailable(before) && isAvailable(after) && isSame(amounts(before), amounts(after))
      ? [about(after)]
      : [],
  );
  return warning("sample", "These prices are still those of the sample", same);
}

/** Warns of prices that become unavailable, and of other removed rows if there are many. */
function gone({ proposal, prices, about }: Comparison): Warning[] {
  const rows = proposal.changes
    .filter(({ key, after }) => after === null && !key.startsWith("prices/"))
    .map((change) => ({ text: rowName(change), key: change.key }));
  const unavailable = prices
    .filter(({ before, after }) => isAvailable(before) && !isAvailable(after))
    .map(({ before }) => about(before!, ": no price any more"));
  const lines = [...(rows.length + unavailable.length > MAX_GONE ? rows : []), ...unavailable];
  return warning("removals", `${counted(lines.length, "row")} would be gone`, lines);
}

function earlierDays({ proposal, prices, about, today }: Comparison): Warning[] {
  const daysText = (from: string, to: string) => `${from} → ${to}${monthFirst(to, from, today)}`;
  const earlier = prices.flatMap(({ before, after }) => {
    // Nobody types the day of a quoted range: it goes back if a quote is withdrawn.
    if (!before || !after || before.yards !== null || after.checkedOn >= before.checkedOn)
      return [];
    return [about(after, `: ${daysText(before.checkedOn, after.checkedOn)}`)];
  });
  const rows = proposal.changes.flatMap(({ key, before, after }) => {
    const [from, to] = [before?.checked_on, after?.checked_on];
    const isEarlier = from && to && to < from && !key.startsWith("prices/");
    return isEarlier ? [{ text: `${key}: ${daysText(String(from), String(to))}`, key }] : [];
  });
  return warning("days", "These checking dates go back", [...earlier, ...rows]);
}
