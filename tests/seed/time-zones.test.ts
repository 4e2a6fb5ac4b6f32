import { expect, test } from "vitest";
import { readDataset } from "../../publishing/commands/database.ts";
import { SEED_FOLDER } from "../../publishing/commands/project.ts";

/** The clocks of a state's capital. */
const CAPITALS: Record<string, string> = {
  ...{ NSW: "Sydney", ACT: "Sydney", VIC: "Melbourne", QLD: "Brisbane", SA: "Adelaide" },
  ...{ WA: "Perth", TAS: "Hobart", NT: "Darwin" },
};

test("each city has the clocks of its capital, but Broken Hill", () => {
  const { cities } = readDataset(SEED_FOLDER);
  const others = cities.filter(
    ({ state, timeZone }) => timeZone !== `Australia/${CAPITALS[state]}`,
  );
  expect(others.map(({ name, timeZone }) => [name, timeZone])).toEqual([
    ["Broken Hill", "Australia/Broken_Hill"],
  ]);
});
