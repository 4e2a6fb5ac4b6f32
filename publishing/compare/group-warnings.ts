import type { LiveRows, Row } from "../derive/tables.ts";
import type { PricePair } from "./comparison.ts";
import { percent } from "./formats.ts";
import { isAvailable } from "./price-moves.ts";

// Rows that look plausible on their own may look wrong as a group.

type Price = Row<"prices">;
type Named = Pick<LiveRows, "cities" | "materials">;

/** When prices count as moving together: the smallest move, the number of prices, and their share of all prices. */
const TOGETHER = { least: 0.1, prices: 4, share: 0.75 };
/**
 * When two cities' prices are too alike for chance: the number of equal prices, and their share of the shorter list.
 */
const ALIKE = { prices: 8, share: 0.8 };

/** Cities and metals that get a new name, slug or id, one line each. */
export function renamed(live: Named, after: Named): string[] {
  const text = ({ name, slug, id }: { name: string; slug: string; id: number }) =>
    `${name} (${slug}, id ${id})`;
  return (["cities", "materials"] as const).flatMap((table) =>
    after[table].flatMap((row) => {
      const old =
        live[table].find(({ id }) => id === row.id) ??
        live[table].find(({ slug }) => slug === row.slug);
      return old && text(old) !== text(row) ? [`${text(old)} → ${text(row)}`] : [];
    }),
  );
}

/**
 * Cities and metals most of whose prices go up, or most of whose prices go down, by a tenth or more, one line each.
 * Looks at all their prices, and then only at those with new quotes.
 */
export function movesTogether(prices: PricePair[], { cities, materials }: Named): string[] {
  const moves = prices.flatMap(({ before, after }) => {
    if (!isAvailable(before) || !isAvailable(after)) return [];
    const change = (after.minCents + after.maxCents) / (before.minCents + before.maxCents) - 1;
    const isQuoted = Boolean(after.yards) && after.checkedOn > before.checkedOn;
    return [{ ...after, change, isQuoted }];
  });
  const sets = [
    ...cities.map(({ id, name }) => ({ name, own: moves.filter((one) => one.cityId === id) })),
    ...materials.map(({ id, name }) => {
      return { name, own: moves.filter((one) => one.materialId === id) };
    }),
  ];
  return sets.flatMap(({ name, own }) => {
    const quoted = own.filter(({ isQuoted }) => isQuoted);
    return [1, -1].flatMap((sign) => moved(name, own, sign) ?? moved(name, quoted, sign) ?? []);
  });
}

/** A line on moves that mostly go the way of `sign` by a tenth or more; undefined if they don't. */
function moved(name: string, moves: { change: number }[], sign: number): string | undefined {
  // Rounding to cents and dividing may leave a tenth slightly short.
  const far = moves.filter(({ change }) => sign * change > TOGETHER.least - 1e-9);
  if (moves.length < TOGETHER.prices || far.length < moves.length * TOGETHER.share)
    return undefined;
  const mean = far.reduce((sum, { change }) => sum + change, 0) / far.length;
  return `${name}: ${far.length} of ${moves.length} prices move together, by about ${percent(mean)}`;
}

/** Pairs of cities whose prices become the same, for example by pasting; one line each. */
export function alikeCities(before: Price[], after: Price[], cities: Named["cities"]): string[] {
  const sets = (prices: Price[]) => {
    const groups = Map.groupBy(prices.filter(isAvailable), ({ cityId }) => cityId);
    const text = (price: Price) => `${price.materialId} ${price.minCents} ${price.maxCents}`;
    return (city: number) => new Set(groups.get(city)?.map(text));
  };
  const sameOf = (own: (city: number) => Set<string>, one: number, other: number) => {
    const [fewer, more] = [own(one), own(other)].toSorted((a, b) => a.size - b.size);
    const same = [...fewer!].filter((price) => more!.has(price)).length;
    return same >= ALIKE.prices && same >= fewer!.size * ALIKE.share ? same : 0;
  };
  const [old, now] = [sets(before), sets(after)];
  return cities.flatMap((one, i) =>
    cities.slice(i + 1).flatMap((other) => {
      const same = sameOf(now, one.id, other.id);
      if (!same || sameOf(old, one.id, other.id)) return [];
      return [`${one.name} and ${other.name}: ${same} prices are the same`];
    }),
  );
}
