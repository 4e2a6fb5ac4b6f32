import { fetchPath } from "../fetch.ts";
import { type Page, pageOf } from "../page.ts";
import { type Part, partOf } from "../part.ts";
import { withoutGrouping } from "./amounts-shown.ts";

/** The texts of My load, as a person reads them. */
export interface LoadRead {
  /** The parts of the total, from the table of worths. */
  counted: Counted[];
  /** Everything in the form. */
  rows: Row[];
  /** Lines on goods that the total leaves out, and on fields to check. */
  left: string[];
  /** The sentence above the answer. */
  total: string;
}

interface Row {
  name: string;
  /** The figures in its field with their unit: "60 kg"; "" for an empty field. */
  amount: string;
  /** Its notes, questions and choices. */
  notes: string;
  isOpen: boolean;
}

/** A part of a load's total. */
export interface Counted {
  metal: string;
  /** The whole cell of its metal. */
  cell: string;
  /** 2 of "2 × car battery, 28–54 kg"; undefined if it was weighed. */
  pieces?: { number: number; unit: "×" | "m" | "m²" };
  name: string;
  /** In kilograms. */
  light: number;
  heavy: number;
}

/** Reads the page of a load at an address, after all redirects. */
export async function fetchLoad(address: string): Promise<LoadRead> {
  const response = await fetchPath(address);
  const to = response.headers.get("location");
  return to ? fetchLoad(to) : readLoad(await pageOf(response));
}

function readLoad({ main }: Page): LoadRead {
  const leftOut = "Not in the total";
  const lists = main.headings(3).includes(leftOut) ? [main.section(leftOut, 3)] : [];
  const left = [...lists, ...main.all(".load-problems")].flatMap((list) =>
    list.all("li").map(({ words }) => words),
  );
  const rows = main.all('[aria-label="What you have"] > li').map((row) => readRow(row, left));
  const cells = main.all("#answer > table tbody th");
  return {
    counted: cells.flatMap(readCell),
    rows,
    left,
    total: main.one("#answer [role=status]").words,
  };
}

function readRow(row: Part, left: string[]): Row {
  const name = row.one("label").words;
  const field = row.one("input[type=text]");
  // The unit is chosen, fixed, or only kept; an unknown thing may have none.
  const [chosen] = row.all("option[selected]");
  const [hidden] = row.all("input[type=hidden]");
  const [described = ""] = field.attribute("aria-describedby")?.split(" ") ?? [];
  const fixed = row.all("span").find((part) => part.attribute("id") === described);
  const unit = (chosen ?? fixed)?.words ?? hidden?.attribute("value") ?? "";
  const figures = field.attribute("value") ?? "";
  const { element } = partOf(row.element.outerHTML);
  for (const part of element.querySelectorAll("select, button, label")) part.remove();
  const notes = partOf(element.outerHTML).words.replaceAll("What is this?", "");
  const reasons = left.filter((line) => line.startsWith(name));
  const amount = figures && `${figures} ${UNITS[unit] ?? unit}`.trim();
  const isWrong = field.attribute("aria-invalid") !== undefined;
  const isOpen = figures === "" || isWrong || notes.includes("?") || reasons.length > 0;
  return { name, amount, notes: [notes, ...reasons].join(" "), isOpen };
}

const UNITS: Record<string, string> = { pieces: "×", x: "×", metres: "m", m2: "m²" };

const PART =
  /^(?:([\d.]+) (×|m(?=etre)|m²)(?:etres?)?(?: of)? (.+), )?(?:about )?([\d.]+)(?:–([\d.]+))? kg(?: of (.+))?$/;

/** The parts of a metal's line: "60 kg and 1 × car battery, about 16–20 kg at $0.52 – $0.71 a kg". */
function readCell(cell: Part): Counted[] {
  const lines = cell.all("small").map(({ words }) => withoutGrouping(words));
  const said = lines.find((line) => PART.test(partsOf(line)[0] ?? "")) ?? lines.at(-1) ?? "";
  const metal = cell.one("a").words;
  return partsOf(said).map((part) => {
    const [, number, unit, thing, light, heavy = light, weighed] = PART.exec(part) ?? [];
    return {
      ...{ metal, cell: cell.words, name: thing ?? weighed ?? metal },
      ...(number && { pieces: { number: Number(number), unit: unit as "×" } }),
      ...{ light: Number(light), heavy: Number(heavy) },
    };
  });
}

function partsOf(line: string): string[] {
  return line.replace(/ at \$.*/, "").split(/ and (?=about \d|\d)/);
}

/** A load in the words of an outcome, for messages. */
export function loadInWords({ counted, rows, left }: LoadRead): string {
  const weights = counted.map(({ metal, pieces, name, light, heavy }) => {
    const weight = `${light}${heavy > light ? `–${heavy}` : ""} kg`;
    if (pieces) return `${pieces.number} ${pieces.unit} ${name} ${weight}`;
    return name === metal ? `${metal} ${weight}` : `${metal} ${weight} (${name})`;
  });
  const open = rows
    .filter(({ isOpen }) => isOpen)
    .map(({ name, amount, notes }) => `asks ${[name, amount, notes].filter(Boolean).join(", ")}`);
  const others = left.filter((line) => !rows.some(({ name }) => line.startsWith(name)));
  return [...weights, ...open, ...others.map((line) => `left out: ${line}`)].join("; ");
}
