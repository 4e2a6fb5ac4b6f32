import { type Measure, masked, measuresIn } from "./amounts.ts";

/** The name of a thing and its amount, as typed or as written in URLs. */
export type TypedRow = [name: string, amount: string];

type Amounting = Exclude<Measure, { kind: "size" }>;

/** A name in a text, or the measures between two names. */
interface Part {
  name?: string;
  measures: Amounting[];
  start: number;
  end: number;
}

/** Takes the place of a measure while a text is split. */
const MASK = "\uE000";
/** "copper, 2 fridges and 5 m of pipe"; but "pots and pans" is one name. */
const SEPARATORS = /[;,\n]|\s(?:plus|some)\s|\s(?:and|&|\+)\s+(?=\uE000|(?:some|my|the)\s)/i;
/** Words around a name that join it to its amount. */
const JOINING =
  /^(?:[\s\-:–—=@×.+&]|(?:of|x|the|my|our|some|and|n|or|with|is|are|at|for|about|plus)(?=\s|$))+|(?:[\s\-:–—=@×+&.]|(?<=\s)(?:of|x|and|n|or|is|are|at|for|about)(?=\s|$))+$/giu;

const WEIGHT = String.raw`\d[\d.,]*\s*(?:kgs?|kilos?|t|tonnes?|tons?)\b`;
/** "Ute carries 900 kg, trailer 1.1 t": a limit, not an amount to sell. */
const CAPACITY = new RegExp(
  String.raw`\b(?:ute|trailer|truck|van|car)s?(?:\s+(?:can|is|that|which|only|may|be))*\s+(?:carr(?:y|ies)|takes?|holds?|rated)\b[^,.;\n\d]*${WEIGHT}(?:[\s,]+(?:and\s+)?(?:(?:the|my)\s+)?trailer\s+[^,.;\n\d]*${WEIGHT})?`,
  "gi",
);

/** Blanks out the weight that a vehicle can carry, so that the rest of the text keeps its position. */
export function withoutCapacity(text: string): string {
  return text.replaceAll(CAPACITY, (typed) => " ".repeat(typed.length));
}

/**
 * Adds up the kilograms that a vehicle and its trailer can carry according to a text; undefined if it gives no limit.
 */
export function capacityIn(text: string): number | undefined {
  const said = [...text.matchAll(CAPACITY)].flatMap(([typed]) => measuresIn(typed));
  let kilograms = 0;
  for (const one of said)
    if (one.kind === "amount" && one.unit?.unit === "kg") kilograms += one.value * one.unit.times;
  return kilograms || undefined;
}

/**
 * Splits a text such as "60 kg bright copper, two hot-water units" into things with their amounts. If it is unclear
 * which amount belongs to which name, the words stay together as one name.
 * @param names the spans of names that hold numbers: "Landcruiser 80"
 */
export function rowsIn(typed: string, names: { start: number; end: number }[] = []): TypedRow[] {
  const text = withoutCapacity(typed);
  const rows: TypedRow[] = [];
  for (const parts of segmentsOf(text, names)) {
    const [first] = parts;
    const last = rows.at(-1);
    if (!first || parts.length > 1 || first.name !== undefined)
      rows.push(...runsOf(parts).flatMap((run) => rowsOf(text, run)));
    // "Alloy wheels, 4" is one row, and so is "2 transformers, 30 kg each".
    else if (
      last &&
      (last[1] === "" || first.measures.some((one) => one.kind === "amount" && one.isEach))
    )
      last[1] = `${last[1]} ${amountText(first.measures)}`.trim();
    else rows.push([text.slice(first.start, first.end).trim(), amountText(first.measures)]);
  }
  return rows;
}

/** Removes from a name the words that joined it to its amount. */
export function nameIn(text: string): string {
  return text.replaceAll(JOINING, "").replaceAll(/\s+/g, " ");
}

/** Splits a text at commas and "and", and each segment into names and measures in turn. */
function segmentsOf(text: string, names: { start: number; end: number }[]): Part[][] {
  const measures = measuresIn(text)
    .filter((measure) => measure.kind !== "size")
    .filter((one) => !names.some(({ start, end }) => one.start >= start && one.end <= end));
  const hidden = masked(text, measures, MASK);
  let end = 0;
  return hidden.split(SEPARATORS).map((piece) => {
    const start = hidden.indexOf(piece, end);
    end = start + piece.length;
    const own = measures.filter((measure) => measure.start >= start && measure.end <= end);
    return partsOf(text, start, end, own);
  });
}

function partsOf(text: string, start: number, end: number, measures: Amounting[]): Part[] {
  const parts: Part[] = [];
  let from = start;
  const addName = (to: number) => {
    const name = nameIn(text.slice(from, to));
    if (name !== "") parts.push({ name, measures: [], start: from, end: to });
  };
  for (const measure of measures) {
    addName(measure.start);
    const last = parts.at(-1);
    if (last && last.name === undefined) {
      last.measures.push(measure);
      last.end = measure.end;
    } else parts.push({ measures: [measure], start: measure.start, end: measure.end });
    from = measure.end;
  }
  addName(end);
  return parts;
}

/** Splits parts where one thing ends and the next begins: "copper 12 kg 3 brass valves". */
function runsOf(parts: Part[]): Part[][] {
  const runs: Part[][] = [[]];
  for (const [i, part] of parts.entries()) {
    const run = runs.at(-1)!;
    const isBetween = run.length > 0 && i < parts.length - 1;
    // Money belongs to the name before it, and so does the first amount where names come before amounts.
    const amounts = part.measures.filter(({ kind }) => kind !== "money");
    const cut = part.measures.indexOf(amounts[run[0]?.name === undefined ? 0 : 1]!);
    if (isBetween && cut > 0) {
      const [own, next] = [part.measures.slice(0, cut), part.measures.slice(cut)];
      run.push({ ...part, measures: own, end: own.at(-1)!.end });
      runs.push([{ ...part, measures: next, start: next[0]!.start }]);
    } else run.push(part);
  }
  return runs;
}

/** Pairs names with the amounts before them, or with those after them. */
function rowsOf(text: string, run: Part[]): TypedRow[] {
  const names = run.filter(({ name }) => name !== undefined);
  const measures = run.filter(({ name }) => name === undefined);
  const all = measures.flatMap((part) => part.measures);
  if (names.length === 0) return [];
  if (names.length === 1) {
    // A second number is part of the name: "1000 brass shells .223".
    const [first, ...more] = all.filter(isBareAmount);
    const others = more.map(({ typed }) => typed);
    const own = all.filter((measure) => measure === first || !isBareAmount(measure));
    return [[[names[0]!.name!, ...others].join(" "), amountText(own)]];
  }
  const isMoney = all.every(({ kind }) => kind === "money");
  if (names.length === measures.length && !isMoney)
    return names.map(({ name }, i) => [name!, amountText(measures[i]!.measures)]);
  return [[text.slice(run[0]!.start, run.at(-1)!.end).trim(), ""]];
}

/** Writes an amount from a separate field as URLs hold it; a bare number takes the unit of another field. */
export function amountAsTyped(text: string, unit: string): string {
  const [only] = measuresIn(text);
  if (!only || only.end - only.start < text.length) return text;
  if (!isBareAmount(only)) return shortText(only);
  return Number.isNaN(only.value) ? text : only.figures + unit;
}

function isBareAmount(measure: Measure): measure is Extract<Measure, { kind: "amount" }> {
  return measure.kind === "amount" && measure.unit === undefined;
}

/** Writes amounts as URLs hold them: in short form if nothing is lost, otherwise as typed. */
export function amountText(measures: Measure[]): string {
  return measures.map(shortText).join(" ");
}

function shortText(measure: Measure): string {
  const { typed } = measure;
  if (measure.kind !== "amount" || Number.isNaN(measure.value) || measure.less) return typed;
  const { figures, unit, times, isEach } = measure;
  // Number words count pieces: "two taps".
  const suffix = unit?.suffix ?? (/[\d½¼¾]/.test(typed) ? "" : "x");
  return `${times ? `${times} x ` : ""}${figures}${suffix}${isEach ? " each" : ""}`;
}
