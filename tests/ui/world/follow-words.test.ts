import { expect, it } from "vitest";
import { isoMonth, monthNumber } from "../../../app/words/iso-month.ts";
import { followWords } from "../../../app/world/follow-words.ts";

const world = (month: string, audPerKg: number) => ({ month, audPerKg });
const yards = (month: string, middlePrice: number) => ({
  ...{ month, middlePrice },
  ...{ minPrice: middlePrice - 2, maxPrice: middlePrice + 2 },
});
const WORLD = [world("2025-05", 16), world("2026-05", 20), world("2026-06", 30)];

it("yards' share and both changes are of the latest month that has both, and the year to it", () => {
  const words = followWords("copper", WORLD, [yards("2025-05", 10), yards("2026-05", 9)]);
  expect(words).toBe(
    "In May 2026 Australian yards paid 35–55% of the world price of copper, about 45% in the middle. In the year to then the world price rose 25%, and what yards pay fell 10%.",
  );
});

it("shares and changes are rounded, not cut", () => {
  const words = followWords("copper", WORLD, [yards("2025-05", 10), yards("2026-05", 9.06)]);
  expect(words).toMatch(/paid 35–55% .* about 45% .* and what yards pay fell 9%\.$/);
  expect(followWords("copper", WORLD, [yards("2026-05", 9.13)])).toMatch(/36–56% .* about 46%/);
});

it("only the last 26 months count", () => {
  const first = monthNumber("2024-04");
  const long = Array.from({ length: 27 }, (_, i) => world(isoMonth(first + i), 20));
  expect(followWords("copper", long, [yards("2024-04", 9)])).toBeUndefined();
  expect(followWords("copper", long, [yards("2024-05", 9)])).toMatch(/^In May 2024/);
});

it("without the year before only the share is said, and without a shared month nothing", () => {
  expect(followWords("copper", WORLD, [yards("2026-05", 9)])).toMatch(/in the middle\.$/);
  expect(followWords("copper", WORLD, [yards("2024-05", 9)])).toBeUndefined();
});
