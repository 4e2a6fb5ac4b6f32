import fc from "fast-check";
import { expect, test } from "vitest";
import { applied, type Change, difference, isSame } from "../../../publishing/compare/change.ts";
import { changesTo } from "../../../publishing/compare/change-set.ts";
import { type Content, type Fields, tableOf } from "../../../publishing/compare/content.ts";
import { contentBefore, type KeptChange, undoings } from "../../../publishing/compare/kept.ts";
import { merge } from "../../../publishing/compare/merge.ts";

// Two people publish from folders of their own, as `data:load` does, on plain rows.

const RUNS = { numRuns: 400, seed: 20_261_121 };

const KEYS = ["yards/1", "yards/2", "yards/3", "prices/sydney/copper", "prices/sydney/lead"];
const FIELDS = ["name", "phone", "latitude", "longitude"];

interface Person {
  folder: Content;
  /** What the folder was made from: how many publications there were, and in what it differed from that. */
  base: { publications: number; differs: Change[] } | undefined;
  /** The keys with fields, and the rows, that were edited since the folder was exported or loaded. */
  typed: Set<string>;
}

type Step =
  | { who: number; does: "export" | "loses base" | "loads" | "loads all" }
  | { who: number; does: "edits" | "removes"; key: string; field: string; value: number };

const who = fc.integer({ min: 0, max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ who, does: fc.constantFrom("export", "loses base") }) },
  { weight: 3, arbitrary: fc.record({ who, does: fc.constantFrom("loads", "loads all") }) },
  {
    weight: 6,
    arbitrary: fc.record({
      who,
      does: fc.constantFrom("edits", "edits", "edits", "removes"),
      key: fc.constantFrom(...KEYS),
      field: fc.constantFrom(...FIELDS),
      value: fc.integer({ min: 0, max: 2 }),
    }),
  },
) as fc.Arbitrary<Step>;

/** A database with what its publications kept, and the folders of two people. */
class World {
  live: Content = new Map(KEYS.slice(1).map((key) => [key, rowOf(0)]));
  kept: KeptChange[] = [];
  publications = 1;
  people: Person[] = [this.exported(), this.exported()];

  exported(): Person {
    const base = { publications: this.publications, differs: [] };
    return { folder: new Map(this.live), base, typed: new Set() };
  }

  take(taken: Step): void {
    const person = this.people[taken.who]!;
    if (taken.does === "export") this.people[taken.who] = this.exported();
    else if (taken.does === "loses base") person.base = undefined;
    else if ("key" in taken) edit(person, taken);
    else this.load(person, taken.does === "loads all");
  }

  /** Publishes a folder; with conflicts and undoings only if all is accepted. Every change is accounted for. */
  load(person: Person, isAllAccepted: boolean): void {
    const { folder, base, typed } = person;
    const later = this.kept.filter(({ publication }) => publication > (base?.publications ?? 0));
    const content = base && applied(contentBefore(this.live, later)!, base.differs);
    const { changes, conflicts } = content
      ? merge(wanted(content, folder, this.live), this.live, () => true)
      : { changes: difference(this.live, folder), conflicts: [] };
    const undone = content ? [] : undoings(changes, this.kept);
    const named = new Set(
      [...conflicts, ...undone.map(({ change }) => change)].map(({ key }) => key),
    );

    for (const change of changes) {
      for (const place of placesOf(change)) {
        // Nobody publishes what they did not type, unless a line names it.
        if (!typed.has(place)) expect(named).toContain(change.key);
        const others = later.filter((one) => base && placesOf(one).includes(place));
        const isOver = others.length > 0 && !isSame(others[0]!.after, change.after);
        if (isOver) expect(named).toContain(change.key);
      }
    }
    // What a folder merely has old is not even a conflict.
    for (const { key } of conflicts)
      expect([...typed].some((place) => place.startsWith(`${key} `))).toBe(true);
    const isOpen = named.size > 0 && !isAllAccepted;
    if (isOpen || changes.length === 0) return;
    this.publish(changes);
    const differs = difference(this.live, folder);
    Object.assign(person, { base: { publications: this.publications, differs }, typed: new Set() });
  }

  publish(changes: Change[]): void {
    this.publications++;
    const facts = { publication: this.publications, publishedAt: 0, note: null, by: "" };
    this.live = applied(this.live, changes);
    this.kept.unshift(...changes.map((change) => ({ ...change, ...facts })));
  }
}

const DATASET: Content = new Map([["dataset", { is_sample: false }]]);

/** The changes that somebody wants who made a folder of a base. */
function wanted(base: Content, folder: Content, live: Content): Change[] {
  const [before, mine, now] = [base, folder, live].map((rows) => new Map([...DATASET, ...rows]));
  return changesTo(mine!, now!, before!);
}

function rowOf(value: number): Fields {
  return Object.fromEntries(FIELDS.map((field) => [field, value]));
}

function edit(
  { folder, typed }: Person,
  { does, key, field, value }: Extract<Step, { key: string }>,
): void {
  const isNew = !folder.has(key);
  if (does === "removes") folder.delete(key);
  else if (isNew) folder.set(key, rowOf(value));
  else folder.set(key, { ...folder.get(key), [field]: value });
  const isWhole = isNew || does === "removes" || tableOf(key) === "prices";
  for (const name of isWhole ? FIELDS : [field]) typed.add(`${key} ${name}`);
}

/** The fields that a change is about. */
function placesOf({ key, after, before }: Change): string[] {
  return Object.keys(after ?? before ?? {}).map((field) => `${key} ${field}`);
}

const steps = fc.array(step, { minLength: 5, maxLength: 40 });

test("whatever two people do, neither undoes the other's work without a line that names it", () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const world = new World();
      for (const one of taken) world.take(one);
      const before = contentBefore(world.live, world.kept)!;
      expect(difference(before, new World().live)).toEqual([]);
    }),
    RUNS,
  );
});
