import type { Dataset, Row } from "../derive/tables.ts";
import type { Change } from "./change.ts";
import type { DraftProblem } from "./draft.ts";
import type { Proposal } from "./proposal.ts";
import { quoteLines } from "./quote-warnings.ts";
import { changeLines, conflictLines } from "./row-names.ts";
import type { Kind } from "./warning.ts";
import { type Judged, judge, warningsOf } from "./warnings.ts";

/** Something about a row of a draft, in words; the key is null of what is about no single row. */
export interface About {
  key: string | null;
  text: string;
}

/** What a city shows for a metal, in cents per kg, with the day it is of and how many yards it rests on; null for nothing. */
export type ShownRange = Pick<
  Row<"prices">,
  "minCents" | "maxCents" | "checkedOn" | "yards"
> | null;

/** What publishing a draft would do to what is live at this moment. */
export interface Preview {
  /** In words, with what to do instead; nothing else is filled in then. */
  tooLarge: string | null;
  /** The edition it was compared with, and the latest publication. */
  edition: number;
  publication: number;
  /** The changes as they would be, without what is live already, with the words of the commands. */
  changes: (Change & { name: string; lines: string[] })[];
  /** What somebody else changed since, with the values of the fields that clash. */
  conflicts: (About & { key: string; mine: Change["after"]; theirs: Change["after"] })[];
  /** What cannot be right, and the column where it is known. Nothing is published while there are any. */
  problems: (About & Pick<DraftProblem, "column">)[];
  /** What looks wrong: it is published once its kind is accepted. */
  warnings: (About & { kind: Kind; heading: string })[];
  /** What becomes of prices; `city` and `metal` are slugs. */
  ranges: { city: string; metal: string; name: string; before: ShownRange; after: ShownRange }[];
  /** What the quotes make, and why some of them count for nothing. */
  quotes: string[];
}

/** A preview with nothing in it but what it was compared with. */
export function emptyPreview(live: Proposal["live"] | undefined): Preview {
  return {
    ...{ tooLarge: null, edition: live?.rows.dataset[0]?.edition ?? 0 },
    publication: live?.state.publication ?? 0,
    ...{ changes: [], conflicts: [], problems: [], warnings: [], ranges: [], quotes: [] },
  };
}

/** What a proposal would do, for whom its rows are on a page each. */
export function previewOf(proposal: Proposal, today: string): Preview {
  const { live, dataset, conflicts } = proposal;
  const judged = judge(proposal, today);
  const yards = [...live.rows.scrapYards, ...dataset.scrapYards];
  const names = new Map(yards.map(({ id, name }) => [`yards/${id}`, name]));
  const keyOf = keyFinder(judged);
  return {
    ...emptyPreview(live),
    changes: proposal.changes.map((change) => {
      const name = names.get(change.key) ?? "";
      return { ...change, name, lines: changeLines(change, name) };
    }),
    conflicts: conflicts.map((conflict) => ({
      ...{ key: conflict.key, mine: conflict.mine, theirs: conflict.theirs },
      text: conflictLines([conflict]).join("\n"),
    })),
    warnings: warningsOf(judged)
      .filter(({ kind }) => kind !== "conflicts")
      .flatMap(({ kind, heading, lines }) =>
        (lines.length > 0 ? lines : [heading]).map((text) => ({
          ...{ kind, heading, text, key: keyOf(text) },
        })),
      ),
    ranges: rangesOf(judged),
    quotes: quoteLines(judged),
  };
}

/** A function that finds the row that a warning is about, by the name with which it begins; null if it is about none. */
function keyFinder({ proposal: { changes, dataset }, nameOf }: Judged) {
  const yards = new Map(dataset.scrapYards.map((yard) => [String(yard.id), yard]));
  const idOf = (rows: Dataset["cities" | "materials"], slug = "") =>
    rows.find((row) => row.slug === slug)?.id ?? 0;
  const named = changes.flatMap(({ key }) => {
    const [table, first = "", second, third] = key.split("/");
    const [yard, materialId] = [yards.get(first), idOf(dataset.materials, second)];
    const text =
      table === "prices"
        ? nameOf({ cityId: idOf(dataset.cities, first), materialId })
        : table === "quotes" && yard
          ? `${nameOf({ cityId: yard.cityId, materialId })}, ${yard.name}, ${third}`
          : yard?.name;
    return [...(text ? [{ key, text }] : []), { key, text: key }];
  });
  return (line: string) =>
    named.find(({ text }) => line.startsWith(`${text}:`))?.key ??
    named.find(({ text }) => line === text)?.key ??
    null;
}

function rangesOf({ proposal: { live, dataset }, changes, nameOf }: Judged): Preview["ranges"] {
  const slugs = (rows: { id: number; slug: string }[]) =>
    new Map(rows.map(({ id, slug }) => [id, slug]));
  const cities = slugs([...live.rows.cities, ...dataset.cities]);
  const metals = slugs([...live.rows.materials, ...dataset.materials]);
  return changes.prices.flatMap(({ before, after }) => {
    const { cityId, materialId } = (after ?? before)!;
    if (JSON.stringify(shown(before)) === JSON.stringify(shown(after))) return [];
    return [
      {
        city: cities.get(cityId) ?? "",
        metal: metals.get(materialId) ?? "",
        name: nameOf({ cityId, materialId }),
        before: shown(before),
        after: shown(after),
      },
    ];
  });
}

function shown(price: Row<"prices"> | undefined): ShownRange {
  if (!price) return null;
  const { minCents, maxCents, checkedOn, yards } = price;
  return { minCents, maxCents, checkedOn, yards };
}
