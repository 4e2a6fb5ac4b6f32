/** How much of something there is, as a load's address takes it. */
export interface Quantity {
  figures: string;
  unit: "kg" | "t" | "m" | "each";
}

/** The amounts in a text. */
export interface Amounts {
  /** The price that somebody was offered, in dollars per kg. */
  offer: number | undefined;
  /** The price that somebody was offered for all of it, in dollars. */
  total: number | undefined;
  quantity: Quantity | undefined;
}

/**
 * "60 kg", "1.5t", "5 m", "half a tonne"; also "a tonne" and "per tonne", since prices are per kilogram.
 */
const QUANTITY =
  /(?:(?<![\d.$])(\d[\d,]*(?:\.\d+)?)\s?(kgs?|kilos?|kilograms?|t|tonnes?|tons?|metres?|m)|\b(half|an?|one|per)\s(?:an?\s)?(tonne|ton)|\b(half)\sa\s(kilo|kg))(?![a-z0-9])/i;
/** "$7", "7.50", "9 bucks", and "8 a kilo". */
const MONEY =
  /\$\s?(\d[\d,]*(?:\.\d+)?)|\b(\d+\.\d+|\d+(?:\.\d+)?(?=\s?(?:dollars?|bucks|aud)\b|\s?(?:an?|per|\/)\s?(?:kg|kilo)))(?:\s?(?:dollars?|bucks|aud)\b)?/gi;
/** Amounts that tell nothing here: sizes, ways, and cents, which are mostly the refund on a can. */
const OTHER =
  /(?<![\w.$])\d+(?:\.\d+)?\s?(?:cents?|c|litres?|l|km|kms|kilometres?|pieces?|pcs|%)(?![a-z0-9])/gi;
const PER_KILOGRAM = /(?:\/|\bper|\ba|\ban)\s?(?:kg|kilo|kilogram)\b/i;

/** Takes the amounts out of a text, and returns them with the rest of it. */
export function takeAmounts(text: string): Amounts & { rest: string } {
  let quantity: Quantity | undefined;
  let amount: number | undefined;
  const rest = text
    .replaceAll(new RegExp(QUANTITY, "gi"), (...groups: string[]) => {
      quantity ??= quantityOf(groups);
      return " ";
    })
    // Before the money, of which each number with a fraction would be some.
    .replaceAll(OTHER, " ")
    .replaceAll(MONEY, (_, dollars?: string, named?: string) => {
      amount ??= Number.parseFloat((dollars ?? named ?? "").replaceAll(",", "")) || undefined;
      return " ";
    })
    // "/kg" and "per kg" stay: they tell that a price is meant.
    .replaceAll(/\/\s?kg\b/gi, " per kg");
  const isForAll = quantity !== undefined && quantity.unit !== "m" && !PER_KILOGRAM.test(text);
  return {
    offer: isForAll ? undefined : amount,
    total: isForAll ? amount : undefined,
    quantity,
    rest,
  };
}

function quantityOf([, figures, unit, part, , half]: string[]): Quantity {
  if (half) return { figures: "0.5", unit: "kg" };
  if (part) return { figures: part.toLowerCase() === "half" ? "0.5" : "1", unit: "t" };
  const [first] = unit!.toLowerCase();
  return {
    figures: figures!.replaceAll(",", ""),
    unit: first === "k" ? "kg" : (first as "t" | "m"),
  };
}
