import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { readOffer } from "../../../app/fair-price/offer.ts";
import table from "./offers.csv?raw";

// A price, a total and a weight as typed; and the cents per kilogram, other figures that they may mean, and the text that
// was converted; or the problems with all fields that have one, " + " between two.
type Line = Record<"offer" | "total" | "kg" | "cents" | "or" | "said" | "wrong", string>;
const LINES: Line[] = parse(table, { columns: true });

it.each(LINES)("an offer of “$offer”, or $total for $kg, is $cents cents$wrong", (line) => {
  const { offer, problems } = readOffer(line);
  const wrong = Object.entries(problems).filter(([, problem]) => problem);
  expect({
    cents: String(offer?.cents ?? ""),
    or: offer?.others.join(" or ") ?? "",
    said: offer?.said ?? "",
    wrong: wrong.map(([field, problem]) => `${field}: ${problem}`).join(" + "),
  }).toEqual({ cents: line.cents, or: line.or, said: line.said, wrong: line.wrong });
});

it("an offer is null if nothing was typed, and has the weight that was typed", () => {
  expect(readOffer({ offer: "", total: "", kg: "" })).toEqual({ offer: null, problems: {} });
  expect(readOffer({ offer: "", total: "420", kg: "60" }).offer?.kilograms).toBe(60);
});
