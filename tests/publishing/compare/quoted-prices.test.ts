import { writeFileSync } from "node:fs";
import path from "node:path";
import fc, { type GeneratorValue } from "fast-check";
import { expect, test } from "vitest";
import { readLive } from "../../../publishing/apply/read-live.ts";
import type { Command } from "../../../publishing/commands/command.ts";
import { load } from "../../../publishing/commands/load.ts";
import { revert } from "../../../publishing/commands/revert.ts";
import { rollback } from "../../../publishing/commands/rollback.ts";
import { KINDS } from "../../../publishing/compare/warning-kinds.ts";
import { newPlace, type Place, run } from "../commands/run-command.ts";
import { temporaryFolder, toCsv, writeFolder } from "../data-folder.ts";

// Whatever is published and taken back in whatever order, prices and what yards take are what the definition makes of the
// quotes, the yards and the typed prices. The definition is written here once more, as plainly as it is worded.

/** In cents; 0 where the yard does not take the metal. */
interface Quote {
  low: number;
  high: number;
}
type Typed = Quote & { day: string };
/** Everything that prices follow from, by keys such as "1 copper 2026-11-20", "sydney copper" and "1"; listed yards alone. */
interface State {
  quotes: Record<string, Quote>;
  typed: Record<string, Typed>;
  yards: Record<string, { city: string; into: string }>;
}

const CITIES = { sydney: 13, "coffs-harbour": 2, hobart: 3 };
const METALS = { copper: 1, aluminum: 2 };
const YARDS = ["1", "2", "3", "4", "5"];
const FIRST = Date.UTC(2026, 8, 20);
const dayOf = (number: number) => new Date(FIRST + number * 86_400_000).toISOString().slice(0, 10);

/** The last quote of a yard for a metal. */
function newestOf({ quotes, yards }: State, yard: string, metal: string) {
  const given = Object.entries(quotes).flatMap(([key, { low, high }]) => {
    const [id = "", of, day = ""] = key.split(" ");
    // A yard that is not listed says nothing, and one that was merged speaks for its survivor.
    return of === metal && yards[id] && (yards[id].into || id) === yard
      ? [{ id, day, low, high }]
      : [];
  });
  const newest = given
    .map(({ day }) => day)
    .sort()
    .at(-1);
  const said = given.filter(({ day }) => day === newest);
  return said.find(({ id }) => id === yard) ?? said.sort((a, b) => Number(a.id) - Number(b.id))[0];
}

/** The price in a state: cents, day, yards and first day; undefined without one. */
function defined(state: State, city: string, metal: string) {
  const { typed, yards } = state;
  const prices = YARDS.filter((yard) => yards[yard]?.city === city)
    .flatMap((yard) => newestOf(state, yard, metal) ?? [])
    .filter(({ low }) => low > 0);
  const days = prices.map(({ day }) => day).sort();
  const own = typed[`${city} ${metal}`];
  const last = days.at(-1);
  if (own && (!last || own.day >= last)) return [own.low, own.high, own.day, null, null];
  if (!last) return undefined;
  const first = new Date(Date.parse(last) - 27 * 86_400_000).toISOString().slice(0, 10);
  const counted = prices.filter(({ day }) => day >= first);
  return [
    Math.min(...counted.map(({ low }) => low)),
    Math.max(...counted.map(({ high }) => high)),
    last,
    counted.length,
    counted.map(({ day }) => day).sort()[0],
  ];
}

/** The words for what a yard takes by its quotes or else its list, and the month of its last quote. */
function taken(state: State, yard: string, list: string) {
  if (!state.yards[yard] || state.yards[yard].into) return undefined;
  const said = ["copper", "aluminum"].map((metal) => newestOf(state, yard, metal));
  const [copper, aluminum] = said;
  const others = list.split("; ").filter((word) => word && word !== "Copper");
  const hasCopper = copper ? copper.low > 0 : list.includes("Copper");
  const words = [
    ...(hasCopper ? ["Copper"] : []),
    ...others,
    ...(aluminum?.low ? ["Aluminium"] : []),
  ];
  const last = said
    .map((one) => one?.day ?? "")
    .sort()
    .at(-1)!;
  return `${words.sort().join("; ")} ${last.slice(0, 7)}`.trim();
}

const takenIn = async ({ target }: Place) =>
  Object.fromEntries(
    (await readLive(target)).rows.scrapYards.map((yard) => {
      const words = yard.takes?.words ?? yard.acceptedMaterials ?? [];
      return [yard.id, `${words.toSorted().join("; ")} ${yard.askedIn ?? ""}`.trim()];
    }),
  );

async function shown({ target }: Place) {
  const { prices } = (await readLive(target)).rows;
  return Object.fromEntries(
    Object.entries(CITIES).flatMap(([city, cityId]) =>
      Object.entries(METALS).map(([metal, materialId]) => {
        const row = prices.find((one) => one.cityId === cityId && one.materialId === materialId);
        return [
          `${city} ${metal}`,
          row && [row.minCents, row.maxCents, row.checkedOn, row.yards, row.quotedFrom],
        ];
      }),
    ),
  );
}

const wanted = (state: State) =>
  Object.fromEntries(
    Object.keys(CITIES).flatMap((city) =>
      Object.keys(METALS).map((metal) => [`${city} ${metal}`, defined(state, city, metal)]),
    ),
  );

/** Days of which many are the same, and many 27 or 28 days apart: where the definition draws its lines. */
const DAYS = [0, 1, 27, 28, 29, 55].map(dayOf);

/** Copies of the parts of a state, so that one publication does not change what another was. */
const copy = (state: State): State => structuredClone(state);

/** A state in which what one publication changed is as it was before it. */
function without(now: State, before: State, after: State): State {
  const result = copy(now);
  for (const part of ["quotes", "typed", "yards"] as const)
    for (const key of new Set([...Object.keys(before[part]), ...Object.keys(after[part])])) {
      const [old, published] = [before[part][key], after[part][key]];
      if (JSON.stringify(old) === JSON.stringify(published)) continue;
      const live = result.yards[key];
      if (part === "yards" && old && published && live) {
        // Of a yard that is listed all the time, each field is taken back alone.
        const [was, then] = [before.yards[key]!, after.yards[key]!];
        if (was.city !== then.city) live.city = was.city;
        if (was.into !== then.into) live.into = was.into;
      } else if (old) Object.assign(result[part], { [key]: { ...old } });
      else delete result[part][key];
    }
  return result;
}

const ALL = ["--accept", KINDS.join(","), "--yes"];

test("prices are what their definition makes of any order of quotes, corrections, typed prices, moves, merges, listings, reverts and rollbacks", () =>
  fc.assert(fc.asyncProperty(fc.gen(), followed), {
    numRuns: 6,
    seed: 20_261_121,
    endOnFailure: true,
  }));

/** Each number as often as any other. */
const upTo = (max: number) => fc.noBias(fc.nat({ max }));

async function followed(given: GeneratorValue): Promise<void> {
  const below = (count: number) => (count > 0 ? given(upTo, count - 1) : 0);
  const of = <T>(list: T[]) => list[below(list.length)]!;
  const place = newPlace();
  let state: State = { quotes: {}, typed: {}, yards: {} };
  const yardRows = new Map<string, Record<string, string>>();
  const folder = writeFolder((data) => {
    const [first] = data.scrap_yards;
    for (const id of ["4", "5"])
      data.scrap_yards.push({ ...first!, id, name: `Yard ${id}`, address: `${id} Ore Street` });
    for (const yard of data.scrap_yards) {
      Object.assign(yard, { merged_into: "" });
      state.yards[yard.id!] = { city: yard.city_slug!, into: "" };
      yardRows.set(yard.id!, yard);
    }
    for (const { city_slug, material_slug, min, max, checked_on } of data.prices)
      state.typed[`${city_slug} ${material_slug}`] = {
        ...{ low: Math.round(Number(min) * 100), high: Math.round(Number(max) * 100) },
        day: checked_on!,
      };
  });
  expect(await run(load, [folder], place)).toMatchObject({ status: 0 });
  const states = new Map([[1, copy(state)]]);

  const publish = (file: string, rows: Record<string, string>[]) => {
    const part = temporaryFolder();
    writeFileSync(path.join(part, file), toCsv(rows));
    return ["--update", part];
  };
  /** An operation: the command with its arguments, and the state that it leads to; undefined where it is refused. */
  const operation = (): [Command, string[], State | undefined] => {
    const next = copy(state);
    const kind = below(12);
    if (kind < 4) {
      // A quote of an unlisted yard is refused, so few are tried.
      const quoting = below(9) === 0 ? YARDS : Object.keys(next.yards);
      const rows = Array.from({ length: 2 + below(4) }, () => {
        const [id, metal, day] = [of(quoting), of(Object.keys(METALS)), of(DAYS)];
        const isNo = below(4) === 0;
        const low = isNo ? 0 : 100 + below(900);
        const high = isNo ? 0 : low + below(2) * below(300);
        const isGone = `${id} ${metal} ${day}` in next.quotes && below(2) === 0;
        next.quotes[`${id} ${metal} ${day}`] = { low, high };
        if (isGone) delete next.quotes[`${id} ${metal} ${day}`];
        const said = isNo ? "no" : `${low / 100}-${(high / 100).toFixed(2)}`;
        const price = isGone ? "withdrawn" : said;
        return { yard_id: id, material_slug: metal, price, quoted_on: day };
      });
      // A file has each quote once: the last of two is the one that counts.
      const once = new Map(rows.map((row) => [Object.values({ ...row, price: "" }).join(), row]));
      const isKnown = rows.every((row) => row.yard_id in state.yards);
      return [load, publish("quotes.csv", [...once.values()]), isKnown ? next : undefined];
    }
    if (kind === 5) {
      // A quote that there is, corrected or withdrawn.
      const key = of(Object.keys(next.quotes));
      if (!key) return operation();
      const [id = "", metal = "", day = ""] = key.split(" ");
      const price = of(["withdrawn", "4.25", "no"]);
      if (price === "withdrawn") delete next.quotes[key];
      else if (price === "no") next.quotes[key] = { low: 0, high: 0 };
      else next.quotes[key] = { low: 425, high: 425 };
      const row = { yard_id: id, material_slug: metal, price, quoted_on: day };
      return [load, publish("quotes.csv", [row]), id in state.yards ? next : undefined];
    }
    if (kind === 4 || kind === 6) {
      const [city, metal, day] = [of(Object.keys(CITIES)), of(Object.keys(METALS)), of(DAYS)];
      const low = 100 + below(900);
      next.typed[`${city} ${metal}`] = { low, high: low + 50, day };
      const amounts = { min: (low / 100).toFixed(2), max: ((low + 50) / 100).toFixed(2) };
      const row = { city_slug: city, material_slug: metal, ...amounts, checked_on: day };
      return [load, publish("prices.csv", [row]), next];
    }
    if (kind < 10) {
      const id = of(YARDS);
      // One that is not listed is listed again by whatever is published of it.
      const yard = next.yards[id] ?? { city: of(Object.keys(CITIES)), into: "" };
      next.yards[id] = yard;
      if (kind === 7) yard.city = of(Object.keys(CITIES));
      if (kind === 8) yard.into = yard.into ? "" : of(YARDS.filter((other) => other !== id));
      const row = { ...yardRows.get(id), city_slug: yard.city, merged_into: yard.into };
      const isGone = kind === 9 && Object.keys(state.yards).length > 3;
      if (isGone) delete next.yards[id];
      const listed = isGone ? "no" : "";
      return [load, publish("scrap_yards.csv", [{ ...row, listed }]), next];
    }
    const [number, at] = of([...states]);
    if (kind === 10 && number > 1)
      return [revert, [String(number)], without(state, states.get(number - 1)!, at)];
    return [rollback, [String(number)], copy(at)];
  };

  const done: string[] = [];
  for (let step = 0; step < 25; step++) {
    const [command, args, next] = operation();
    const flags = command === rollback ? ["--yes"] : ALL;
    const { status } = await run(command, [...flags, ...args], place);
    done.push(`${command.usage.slice(8, 22)} ${args.join(" ")}: ${status}`);
    // A yard merged into one that is merged itself or not listed is refused, and then nothing changes.
    const isValid =
      next !== undefined &&
      Object.values(next.yards).every(({ into }) => !into || next.yards[into]?.into === "");
    expect(status === 0, done.join("\n")).toBe(isValid);
    if (isValid) state = next;
    const { publication } = (await readLive(place.target)).state;
    if (!states.has(publication)) states.set(publication, copy(state));
    expect(await shown(place), done.join("\n")).toEqual(wanted(state));
    const now = await takenIn(place);
    for (const [id, row] of yardRows) {
      const takes = taken(state, id, row.accepted_materials ?? "");
      if (takes !== undefined) expect(now[id], `yard ${id}\n${done.join("\n")}`).toBe(takes);
    }
  }
}
