import { toDollars } from "../../worker/amounts/cents.ts";
import { dayAfter } from "../../worker/data/local-day.ts";
import { quotesByPair } from "../derive/prices.ts";
import { countedQuotes, isNo, newestQuotes } from "../derive/quoted-range.ts";
import type { Row } from "../derive/tables.ts";
import { monthFirst } from "../read/dates.ts";
import { priceQuestion } from "../read/price-cells.ts";
import { counted } from "../read/problems.ts";
import { isSame } from "./change.ts";
import type { Comparison, PricePair } from "./comparison.ts";
import { amount } from "./formats.ts";
import { median } from "./price-warnings.ts";
import { quoteKey } from "./quoted-prices.ts";
import { NOT_TAKEN } from "./row-texts.ts";
import { type Line, type Warning, warning } from "./warning-kinds.ts";

/** The quotes that are new or changed, each with its key, its name, and the other quotes for the same price. */
function changedQuotes({ proposal, nameOf, keyOf }: Comparison) {
  const { dataset, live, quotes } = proposal;
  const before = new Map(live.rows.quotes.map((quote) => [quoteKey(quote), quote]));
  const yards = new Map(dataset.scrapYards.map((yard) => [yard.id, yard]));
  const placed = [...quotesByPair(quotes, dataset.scrapYards).values()].flatMap((all) => {
    const [newest, counting] = [newestQuotes(all), countedQuotes(all)];
    return all.map((quote) => ({ quote, newest, counting, isCounted: counting.includes(quote) }));
  });
  const byKey = new Map(placed.map((found) => [quoteKey(found.quote), found]));
  const isChanged = (quote: Row<"quotes">) => !isSame(before.get(quoteKey(quote)), quote);
  return dataset.quotes.filter(isChanged).map((quote) => {
    const found = byKey.get(quoteKey(quote));
    const name = `${yards.get(quote.yardId)?.name ?? `Yard ${quote.yardId}`}, ${quote.quotedOn}`;
    const price = { minCents: quote.lowCents, maxCents: quote.highCents };
    const said = isNo(quote) ? NOT_TAKEN : amount(price);
    const subject = found ? `${nameOf(found.quote)}, ${name}` : name;
    const metal = keyOf({ cityId: 0, materialId: quote.materialId }).split("/")[2];
    const key = `quotes/${quote.yardId}/${metal}/${quote.quotedOn}`;
    return { quote, found, key, subject, text: `${subject}: ${said}` };
  });
}

/**
 * Warns of quotes outside the range of their metal, or below half or above twice the median of at least three other
 * yards; of quotes older than the live price whose date, read month first, would be newer; and of prices that reveal
 * which yard gave them.
 */
export function quoteWarnings(comparison: Comparison): Warning[] {
  const { dataset } = comparison.proposal;
  const dayOf = new Map(
    comparison.prices.map(({ before }) => [
      `${before?.cityId} ${before?.materialId}`,
      before?.checkedOn,
    ]),
  );
  const quotes = changedQuotes(comparison);
  const older = quotes.flatMap(({ quote: { quotedOn }, found, key, text }) => {
    const day = dayOf.get(`${found?.quote.cityId} ${found?.quote.materialId}`);
    if (!day || quotedOn >= day) return [];
    const other = monthFirst(quotedOn, dayAfter(day, 1), comparison.today);
    return other ? [{ text: `${text}${other}`, key }] : [];
  });
  const materials = new Map(dataset.materials.map((material) => [material.id, material]));
  const lines = quotes.flatMap(({ quote, found, key, subject, text }) => {
    if (isNo(quote)) return [];
    const metal = materials.get(quote.materialId);
    const question = metal && priceQuestion(quote, metal);
    if (question) return [{ text: `${subject}: ${question}`, key }];
    const others = found?.counting.filter(({ yard }) => yard !== found.quote.yard) ?? [];
    const usual = median(others.map(({ lowCents, highCents }) => (lowCents + highCents) / 2));
    const isFar = quote.lowCents < usual / 2 || quote.highCents > usual * 2;
    if (others.length < 3 || !isFar) return [];
    const where = `where the median of ${others.length} other yards is $${toDollars(usual).toFixed(2)}`;
    return [{ text: `${text}, ${where}`, key }];
  });
  const listed = dataset.scrapYards.filter(({ mergedInto }) => mergedInto === null);
  const byCity = Map.groupBy(listed, ({ cityId }) => cityId);
  const alone = changedRanges(comparison).filter(({ cityId }) => byCity.get(cityId)?.length === 1);
  return [
    ...warning("range", `${counted(lines.length, "quote looks", "quotes look")} wrong`, lines),
    ...warning("days", "These quotes are older than the price that is live", older),
    ...warning(
      "alone",
      "The city has one yard, so the price names who said it",
      alone.map((price) => comparison.about(price)),
    ),
  ];
}

/** The prices that are based on quotes and differ from the live ones. */
function changedRanges({ prices }: Comparison): Row<"prices">[] {
  const rangeOf = (price: PricePair["after"]) =>
    price && [price.minCents, price.maxCents, price.checkedOn, price.yards, price.quotedFrom];
  return prices.flatMap(({ before, after }) =>
    after && after.yards !== null && !isSame(rangeOf(before), rangeOf(after)) ? [after] : [],
  );
}

/** Lines on the ranges that quotes make, and on the quotes that don't count, with the reason. */
export function quoteLines(comparison: Comparison): Line[] {
  const { prices } = comparison.proposal.dataset;
  const made = changedRanges(comparison).map((price) => {
    const { yards, quotedFrom, checkedOn } = price;
    const days = quotedFrom === checkedOn ? checkedOn : `${quotedFrom} to ${checkedOn}`;
    return comparison.about(price, `: ${amount(price)}, ${counted(yards!, "yard")}, ${days}`);
  });
  const unused = changedQuotes(comparison).flatMap(({ quote, found, key, text }): Line[] => {
    const line = (why: string) => [{ text: `${text} does not count: ${why}`, key }];
    if (isNo(quote)) return [];
    if (!found) return line("its yard is not listed");
    const { cityId, materialId, yard } = found.quote;
    const price = prices.find((one) => one.cityId === cityId && one.materialId === materialId);
    if (price?.yards === null) return line(`the price was typed for ${price.checkedOn}`);
    if (found.isCounted) return [];
    const isLater = found.newest.some((one) => one.yard === yard && one !== found.quote);
    return line(
      isLater ? "the yard said something later" : "it is more than 27 days older than the newest",
    );
  });
  return [...made, ...unused];
}
