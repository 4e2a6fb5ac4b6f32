import { expect, test } from "vitest";
import { readPhone, readWebAddress } from "../../../publishing/read/contacts.ts";
import { readDate } from "../../../publishing/read/dates.ts";
import { readItems, readList } from "../../../publishing/read/lists.ts";
import { readDecimal, readWhole } from "../../../publishing/read/numbers.ts";
import { readPrice } from "../../../publishing/read/price-cells.ts";
import type { Reading } from "../../../publishing/read/reading.ts";
import { readHours } from "../../../publishing/read/understand.ts";
import { rowsOf } from "./table.ts";
import table from "./typed-cells.csv?raw";

// Typed cells of each kind with their meanings and the remarks on them; none for a cell without a meaning.
const CELLS = rowsOf<"kind" | "typed" | "value" | "how">(table);

const READERS: Record<string, (typed: string) => Reading | undefined> = {
  day: readDate,
  "day on 2026-11-20": (typed) => readDate(typed, "2026-11-20"),
  "day on 2027-01-05": (typed) => readDate(typed, "2027-01-05"),
  phone: readPhone,
  "web address": readWebAddress,
  "list of metals": readItems,
  "list of services": readList,
  "decimal number": readDecimal,
  "whole number": readWhole,
  price: readPrice,
  hours: readHours,
};

test.each(CELLS)('the $kind "$typed" means "$value"', ({ kind, typed, value, how }) => {
  const reading = READERS[kind]!(typed);
  expect([reading?.value ?? "", reading?.as?.how ?? ""]).toEqual([value, how]);
});
