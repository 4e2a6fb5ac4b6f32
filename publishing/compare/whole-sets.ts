import type { LiveRows, Row } from "../derive/tables.ts";
import type { PricePair } from "./changes.ts";
import { isAvailable } from "./moves.ts";
import { percent } from "./names.ts";

// What looks wrong in rows together although each of them is plausible.

type Price = Row<"prices">;
type Named = Pick<LiveRows, "cities" | "materials" | "states">;

/** A tenth: how far prices move together before anybody asks. */
const TOGETHER = 0.1;
/** How many prices of a city or a metal move together at the least, and which share of them. */
const SEVERAL = 4;
const MOST = 0.75;
/** How many metals two cities share before the same prices are no accident, and the share that is the same. */
const MANY = 6;
const SAME = 0.8;

/** Cities, metals and states that get another name, address or id, a line for each. */
export function renamed(live: Named, after: Named): string[] {
  const text = ({ name, slug }: { name: string; slug: string }) => `${name} (${slug})`;
  const lines = (["cities", "materials"] as const).flatMap((table) =>
    after[table].flatMap((row) => {
      const old = live[table].find(({ id }) => id === row.id);
      const same = live[table].find(({ slug }) => slug === row.slug);
      if (old && text(old) !== text(row))
        return [`${table} ${row.id}: ${text(old)} → ${text(row)}`];
      return same && same.id !== row.id ? [`${text(row)}: id ${same.id} → ${row.id}`] : [];
    }),
  );
  const states = after.states.flatMap(({ code, name }) => {
    const old = live.states.find((state) => state.code === code);
    return old && old.name !== name ? [`${code}: ${old.name} → ${name}`] : [];
  });
  return [...lines, ...states];
}

/** Cities and metals of which most prices go up, or down, by a tenth or more, a line for each. */
export function movesTogether(prices: PricePair[], { cities, materials }: Named): string[] {
  const moves = prices.flatMap(({ before, after }) =>
    isAvailable(before) && isAvailable(after)
      ? [{ ...after, change: middle(after) / middle(before) - 1 }]
      : [],
  );
  const lines = (name: string, own: typeof moves) =>
    [1, -1].flatMap((sign) => {
      const far = own.map(({ change }) => sign * change).filter((by) => by > TOGETHER - 1e-9);
      if (own.length < SEVERAL || far.length < own.length * MOST) return [];
      const usual = percent(sign * far.toSorted((a, b) => a - b)[Math.floor(far.length / 2)]!);
      return [`${name}: ${far.length} of ${own.length} prices move together, by about ${usual}`];
    });
  return [
    ...cities.flatMap(({ id, name }) =>
      lines(
        name,
        moves.filter(({ cityId }) => cityId === id),
      ),
    ),
    ...materials.flatMap(({ id, name }) =>
      lines(
        name,
        moves.filter(({ materialId }) => materialId === id),
      ),
    ),
  ];
}

function middle({ minCents, maxCents }: Price): number {
  return minCents + maxCents;
}

/** Pairs of cities whose prices become the same, as where those of one were pasted for the other; a line for each. */
export function alikeCities(
  before: Price[],
  after: Price[],
  changed: Price[],
  cities: Named["cities"],
): string[] {
  const [old, now] = [before, after].map((prices) => {
    const said = (price: Price) =>
      [price.materialId, `${price.minCents} ${price.maxCents}`] as const;
    const groups = Map.groupBy(prices.filter(isAvailable), ({ cityId }) => cityId);
    return new Map([...groups].map(([city, own]) => [city, new Map(own.map(said))]));
  });
  const isAlike = (of: typeof now, one: number, other: number) => {
    const prices = of?.get(other);
    const both = [...(of?.get(one) ?? [])].filter(([metal]) => prices?.has(metal));
    const same = both.filter(([metal, price]) => prices?.get(metal) === price).length;
    return same >= MANY && same >= both.length * SAME ? `${same} of ${both.length}` : undefined;
  };
  const touched = new Set(changed.map(({ cityId }) => cityId));
  return cities.flatMap((one, i) =>
    cities.slice(i + 1).flatMap((other) => {
      if (!touched.has(one.id) && !touched.has(other.id)) return [];
      const alike = isAlike(now, one.id, other.id);
      if (!alike || isAlike(old, one.id, other.id)) return [];
      return [`${one.name} and ${other.name}: ${alike} prices are the same`];
    }),
  );
}
