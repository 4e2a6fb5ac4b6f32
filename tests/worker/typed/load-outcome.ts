import { hasWord, isAbout, numbersIn, withoutGrouping } from "./amounts-shown.ts";
import type { Counted, LoadRead } from "./read-load.ts";

/**
 * Returns true if a load fits an outcome: statements joined by "; ", alternatives by " | ". The total has to count
 * exactly the stated parts.
 * @param never texts that nothing on the page may say, outside the visitor's own words in quotation marks; one that
 *   begins with such a mark is looked for in them
 */
export function isLoad(load: LoadRead, outcome: string, never: string[] = []): boolean {
  // A word never lands in a field for numbers.
  if (load.rows.some(({ amount }) => amount && !/\d/.test(amount))) return false;
  if (never.some((text) => says(load, text))) return false;
  return outcome.split(" | ").some((one) => isAll(load, one.split("; ")));
}

function isAll(load: LoadRead, statements: string[]): boolean {
  const rest = [...load.counted];
  for (const statement of statements) {
    const [, verb, words = ""] = /^(asks|says) (.*)/.exec(statement) ?? [];
    if (verb === "says" && !words.split("/").some((text) => says(load, text))) return false;
    if (verb === "asks" && !asks(load, words)) return false;
    if (verb) continue;
    const at = rest.findIndex((part) => isCounted(part, statement));
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  return rest.length === 0;
}

/** Returns true if a part of the total fits a statement: "Copper 60 kg", "2 × car battery 28–54 kg", "5 m copper pipe". */
function isCounted(part: Counted, statement: string): boolean {
  const [, number, unit, thing = "", from, to] =
    /^([\d.]+) (×|m|m²) (.+?)(?: ([\d.]+)–([\d.]+) kg)?$/.exec(statement) ?? [];
  if (number) {
    const isSame = part.pieces?.number === Number(number) && part.pieces.unit === unit;
    const isWithin =
      from === undefined || (part.light >= +from * 0.99 && part.heavy <= +to! * 1.01);
    return isSame && isWithin && thing.split(" ").every((word) => hasWord(part.name, word));
  }
  const [, metal = "", light, heavy = light] =
    /^(.+?) ([\d.]+)(?:–([\d.]+))? kg$/.exec(statement) ?? [];
  if (!light) throw new Error(`Nobody can check “${statement}”.`);
  const isMetal =
    part.metal.toLowerCase() === metal.toLowerCase() ||
    (part.name !== part.metal && metal.split(" ").every((word) => hasWord(part.name, word)));
  return isMetal && isAbout(part.light, +light) && isAbout(part.heavy, +heavy!);
}

/**
 * Returns true if an open row, or a line of what is left out, has these words and numbers; a number within the visitor's
 * own words was not read.
 */
function asks({ rows, left }: LoadRead, words: string): boolean {
  const open = rows
    .filter(({ isOpen }) => isOpen)
    .map(({ name, amount, notes }) => `${name} ${amount} ${notes}`);
  return [...open, ...left].some((text) => {
    const numbers = numbersIn(withoutQuotes(text));
    return words
      .split(" ")
      .every((word) => (/^[\d.]+$/.test(word) ? numbers.includes(+word) : hasWord(text, word)));
  });
}

/** Returns true if the page says a text about the load. */
function says({ counted, rows, left, total }: LoadRead, text: string): boolean {
  const all = [
    ...rows.flatMap(({ name, amount, notes }) => [name, amount, notes]),
    ...counted.map(({ cell }) => cell),
    ...left,
    total,
  ];
  const words = withoutGrouping(all.join(" · "));
  const said = text.startsWith("“") ? words : withoutQuotes(words);
  return /^\d/.test(text) ? hasFigure(said, text) : hasWord(said, text);
}

/** Returns true if a text has an amount, not as the end of a longer number or of a range. */
function hasFigure(text: string, amount: string): boolean {
  const literal = amount.replaceAll(".", "\\.");
  return new RegExp(`(?<![\\d.,–-])${literal}(?![\\p{L}\\d])`, "iu").test(text);
}

function withoutQuotes(text: string): string {
  return text.replaceAll(/“[^”]*”/g, "“”");
}
