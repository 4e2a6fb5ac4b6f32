import { expect, it } from "vitest";
import { openAtWords } from "../../../app/yard-facts/open-at-words.ts";

const THEN = {
  day: "2026-11-28",
  minute: 780,
  open: 0,
  known: 9,
  holiday: 0,
  unknown: 0,
  latest: null,
  first: null,
  next: null,
};
const latest = { name: "Ash Metals", minute: 750 };
const first = { name: "Elm Metals", minute: 840 };

it.each([
  [{ open: 2 }, "2 of the 9 near Perth whose hours we know are open then."],
  [{ open: 1 }, "1 of the 9 near Perth whose hours we know is open then."],
  [{ open: 1, latest, first }, "1 of the 9 near Perth whose hours we know is open then."],
  [{ known: 1 }, "The one yard near Perth whose hours we know is closed then."],
  [{ known: 1, open: 1 }, "The one yard near Perth whose hours we know is open then."],
  [
    { latest },
    "None of the 9 near Perth whose hours we know is open then. Latest: Ash Metals until 12:30 pm.",
  ],
  [
    { first, unknown: 3 },
    "None of the 9 near Perth whose hours we know is open then. Next to open: Elm Metals at 2 pm. We don’t know the hours of 3 more: ring and ask.",
  ],
  [
    { latest, next: { name: "Elm Metals", day: "2026-11-30", minute: 420 } },
    "None of the 9 near Perth whose hours we know is open then. Latest: Ash Metals until 12:30 pm. Next to open: Elm Metals, Mon 30 Nov at 7 am.",
  ],
  [{ known: 0, holiday: 7 }, "It is a public holiday for 7 yards: ring first."],
  [{ known: 0, unknown: 1 }, "We don’t know the hours of 1 yard near Perth: ring and ask."],
  [{ known: 0, holiday: 1 }, "It is a public holiday for 1 yard: ring first."],
  [
    { known: 0, holiday: 2, unknown: 1 },
    "It is a public holiday for 2 yards: ring first. We don’t know the hours of 1 more: ring and ask.",
  ],
  [{ known: 0, unknown: 2 }, "We don’t know the hours of 2 yards near Perth: ring and ask."],
  [
    { known: 2, latest, first },
    "None of the 2 near Perth whose hours we know is open then. Latest: Ash Metals until 12:30 pm. Next to open: Elm Metals at 2 pm.",
  ],
  [
    { known: 1, first },
    "The one yard near Perth whose hours we know is closed then. Next to open: Elm Metals at 2 pm.",
  ],
  [
    { known: 1, unknown: 1 },
    "The one yard near Perth whose hours we know is closed then. We don’t know the hours of 1 more: ring and ask.",
  ],
  [
    { known: 1, holiday: 1 },
    "The one yard near Perth whose hours we know is closed then. It is a public holiday for 1 yard: ring first.",
  ],
  [{ known: 0 }, "We don’t know of a yard within 100 km."],
])("%j becomes %s", (some, words) => {
  const said = openAtWords({ ...THEN, ...some }, "near Perth").replaceAll("\u00A0", " ");
  expect(said).toBe(`Sat 28 Nov, 1 pm: ${words}`);
});

it("the sentence names no place if there is none, and there is no sentence without yards", () => {
  expect(openAtWords({ ...THEN, open: 2 }, "")).toContain("2 of the 9 whose hours we know are");
  expect(openAtWords({ ...THEN, known: 0, unknown: 2 }, "")).toContain(
    "the hours of 2 yards: ring",
  );
  expect(openAtWords({ ...THEN, known: 0 }, "")).toBe("");
});
