import { expect, it } from "vitest";
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

it("without the year before only the share is said, and without a shared month nothing", () => {
  expect(followWords("copper", WORLD, [yards("2026-05", 9)])).toMatch(/in the middle\.$/);
  expect(followWords("copper", WORLD, [yards("2024-05", 9)])).toBeUndefined();
});
