import { suffixOf, UNIT_PATTERN } from "./quantities.ts";

/** What a visitor typed that they have: a name, and how much of it with its unit ("60kg"), "" if they did not say. */
export type TypedGood = [name: string, quantity: string];

/** "copper, 2 fridges and 5 m of pipe": a comma within a number separates nothing. */
const SEPARATORS = /[;\n]|,(?!\d)|\s+(?:and|&|\+)\s+(?=\d)/;

/** Numbers that people write as words, and articles. */
const NUMBER_WORDS = "an?|one|two|three|four|five|six|seven|eight|nine|ten".split("|");

/** "60 kg of copper", "2 fridges", "12 m copper pipe"; in "15 mm pipe" and "80 L tank" the number is a size. */
const FIRST = new RegExp(
  `^(\\d[\\d.,]*)(?:\\s*(${UNIT_PATTERN}))?\\s+(?:of\\s+)?(?!(?:mm|cm|inch|l|litres?|v|volts?|amps?|ah)\\b)(.+)$`,
  "i",
);
/** "copper 60 kg", "fridge x2": a number without a unit may belong to the name. */
const LAST = new RegExp(`^(.+?)[\\s:–-]+(?:x\\s*(\\d+)|(\\d[\\d.,]*)\\s*(${UNIT_PATTERN}))$`, "i");
const IN_WORDS = new RegExp(`^(${NUMBER_WORDS.join("|")})\\s+(.+)$`, "i");

/**
 * The things in a text such as "60 kg bright copper, two hot-water units". A quantity from a field of its own counts
 * if the text names one thing alone.
 */
export function typedGoods(text: string, amount = "", unit = ""): TypedGood[] {
  const parts = text.split(SEPARATORS).map((part) => part.trim());
  const goods = parts.filter((part) => part !== "").map(typedGood);
  const [only, ...others] = goods;
  return only && others.length === 0 && amount !== ""
    ? [[only[0], amount + suffixOf(unit)]]
    : goods;
}

function typedGood(text: string): TypedGood {
  const [, first, firstUnit = "", name] = FIRST.exec(text) ?? [];
  if (first && name) return [name, first + suffixOf(firstUnit)];
  const [, named, pieces, last = "", lastUnit = ""] = LAST.exec(text) ?? [];
  if (named) return [named, pieces ? `${pieces}x` : last + suffixOf(lastUnit)];
  const [, word = "", counted] = IN_WORDS.exec(text) ?? [];
  if (!counted) return [text, ""];
  const number = NUMBER_WORDS.indexOf(word.toLowerCase());
  // An article counts nothing: "a bit of copper".
  return number < 1 ? [counted, ""] : [counted, `${number}x`];
}
