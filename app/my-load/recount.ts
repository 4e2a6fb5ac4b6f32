import { readQuantity } from "../../worker/amounts/quantity.ts";
import { LOAD_PATH } from "../paths/form-addresses.ts";
import { countLoad } from "./count.ts";
import { readLoadFields } from "./load-address.ts";
import type { LoadData } from "./load-data.ts";
import type { LoadRow } from "./load-row.ts";
import { worthOf } from "./worth.ts";

/**
 * Recounts the answer for another load, as far as a browser can: from the goods and prices of the last answer.
 * Yards and other cities stay the same.
 */
export function recount(data: LoadData, search: string): LoadData {
  const known = new Map(data.rows.map((row) => [row.name, row]));
  const { goods } = readLoadFields(new URLSearchParams(search));
  const rows = goods.map(([name, text]): LoadRow => {
    const row = known.get(name) ?? { name, title: `“${name}”`, good: null };
    const quantity = text === "" ? undefined : readQuantity(text, row.good?.unit ?? "kg");
    return { ...row, quantity };
  });
  const { lines, leftOut } = countLoad(rows);
  const { answer } = data;
  const nearest = answer?.nearest && {
    ...answer.nearest,
    ...worthOf(lines, new Map(answer.prices), answer.day),
  };
  return {
    ...data,
    address: LOAD_PATH + search,
    rows,
    lines,
    leftOut,
    answer: answer && { ...answer, nearest },
    isProvisional: true,
  };
}
