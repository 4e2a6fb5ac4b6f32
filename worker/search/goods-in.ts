import type { Quantity } from "./amounts.ts";
import {
  type Understanding,
  type UnderstoodFromMemory,
  understandFromMemory,
} from "./understand.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A thing as typed; what has no amount of its own has none. */
export type NamedGood = [word: string, quantity: Quantity | undefined];

/**
 * The things of a text that names several with an amount: "20 kg copper, 3 batteries and brass". Empty if it names no
 * amount, or something that cannot be sold.
 */
export function goodsIn(
  vocabulary: Vocabulary,
  { text, subjects }: Pick<Understanding | UnderstoodFromMemory, "text" | "subjects">,
): NamedGood[] {
  const words = subjects.flatMap((terms) => (terms.some(({ slug }) => slug) ? terms[0]!.word : []));
  if (words.length < 2 || words.length < subjects.length || /\bper ton/i.test(text)) return [];
  const parts = text
    .split(/(?<![\d.,])(?=\d)/)
    .map((part) => understandFromMemory(vocabulary, part));
  // "Copper 20 kg brass 10 kg"
  const isAfter = parts.at(-1)!.subjects.length === 0;
  const goods = parts.flatMap(({ subjects: named, quantity }, i) =>
    named.map((terms, at): NamedGood => {
      const own = isAfter
        ? at === named.length - 1 && parts[i + 1]?.quantity
        : at === 0 && quantity;
      return [terms[0]!.word, own || undefined];
    }),
  );
  const isWhole = words.every((word) => goods.some(([known]) => known === word));
  return isWhole && goods.some(([, quantity]) => quantity) ? goods : [];
}
