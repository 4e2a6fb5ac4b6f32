import { type Measure, masked, measuresIn } from "../amounts/amounts.ts";
import { amountText, nameIn, type TypedRow } from "../amounts/rows.ts";
import { goodsIn } from "./corrected.ts";
import { itemsNamed, termsCalled, type Vocabulary } from "./vocabulary.ts";

/** Words of a text that name one thing, and the amounts given for it. */
interface Thing {
  start: number;
  end: number;
  amounts: Measure[];
}

/**
 * Splits a row that names several things: "copper brass", or "fridge 500 kg steel", which has one fridge. A weight
 * given for several metals stays the weight of their mix.
 */
export function apartIn(vocabulary: Vocabulary, [name, amount]: TypedRow): TypedRow[] {
  const whole: TypedRow[] = [[name, amount]];
  const isNumber = /^[\d,]+x?$/.test(amount);
  if (!/\s/.test(name) || !(amount === "" || isNumber) || /\s(?:off|from)\s/i.test(name))
    return whole;
  const all = measuresIn(name).filter(({ kind }) => kind !== "size");
  const things = thingsIn(vocabulary, name, all);
  // "Landcruiser 80" is a name.
  const measures = all.filter(
    (measure) => !things.some(({ start, end }) => measure.start < end && measure.end > start),
  );
  const isItem = measures.length === 0 && itemsNamed(vocabulary, name).isSure;
  const isOne = isItem || (things.length === 1 && (measures.length === 0 || amount !== ""));
  if (things.length === 0 || isOne) return whole;
  for (const measure of measures) thingOf(vocabulary, name, things, measure).amounts.push(measure);
  // Unknown words after the last amount are another thing: "copper 2 kg flurbles".
  const last = Math.max(things.at(-1)!.end, ...measures.map(({ end }) => end));
  const isBehind =
    last > things.at(-1)!.end && goodsIn(vocabulary, name.slice(last)).unknown.length > 0;
  const unmeasured = masked(name, measures);
  const rows = things.map((thing, i): TypedRow => {
    const from = i === 0 ? 0 : things[i - 1]!.end;
    const to = i < things.length - 1 ? thing.end : isBehind ? last : name.length;
    const own = amountText(thing.amounts);
    return [nameIn(unmeasured.slice(from, to)), i === 0 && own === "" ? amount : own];
  });
  return isBehind ? [...rows, [nameIn(name.slice(last)), ""]] : rows;
}

/** The things in a text: words for one metal or its kinds, without an amount between them, are one thing. */
function thingsIn(vocabulary: Vocabulary, name: string, measures: Measure[]): Thing[] {
  const things: Thing[] = [];
  for (const { start, end } of goodsIn(vocabulary, name).goods) {
    const last = things.at(-1);
    const isApart = measures.some(
      (measure) => last && measure.start >= last.end && measure.end <= start,
    );
    const both = name.slice(last?.start, end);
    // One guide is about all whitegoods: "washing machines dryer".
    const areCounted =
      last &&
      [name.slice(last.start, last.end), name.slice(start, end)].every((one) =>
        termsCalled(vocabulary, one).some((term) => term.isCounted),
      ) &&
      !itemsNamed(vocabulary, both).isSure;
    const isSame = last && !isApart && !areCounted && goodsIn(vocabulary, both).subjects.length < 2;
    if (isSame) last.end = end;
    else things.push({ start, end, amounts: [] });
  }
  return things;
}

/**
 * The thing that an amount belongs to: the thing before it, unless that already has such an amount, or a weight or
 * count suits the thing after it better.
 */
function thingOf(vocabulary: Vocabulary, name: string, things: Thing[], measure: Measure): Thing {
  const before = things.findLast(({ end }) => end <= measure.start);
  const after = things.find(({ start }) => start >= measure.end);
  if (!before || !after) return (before ?? after)!;
  const isTaken = before.amounts.some(({ kind }) => kind === measure.kind);
  const isCounted = ({ start, end }: Thing) =>
    termsCalled(vocabulary, name.slice(start, end)).some((term) => term.isThing || term.isCounted);
  const isWeight = measure.kind === "amount" && measure.unit?.unit === "kg";
  const isOfNext = isWeight ? isCounted(before) && !isCounted(after) : isCounted(after);
  return isTaken || isOfNext ? after : before;
}
