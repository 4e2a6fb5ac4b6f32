import { expect, test } from "vitest";
import {
  cityNames,
  gradeNames,
  materialNames,
  readCode,
  readName,
  readSlug,
  stateNames,
} from "../../../publishing/read/names.ts";
import type { Reading } from "../../../publishing/read/reading.ts";

/** The meanings of cells, with the manner of reading if there is one: "2026-11-18, as day/month/year". */
const check = (read: (typed: string) => Reading | undefined, cases: Record<string, unknown>) => {
  const meanings = Object.keys(cases).map((typed) => {
    const reading = read(typed);
    return [typed, reading && [reading.value, reading.as?.how].filter(Boolean).join(", ")];
  });
  expect(Object.fromEntries(meanings)).toEqual(cases);
};

test("a name is read by all that its row is called, as a slug or a code", () => {
  const states = [
    { code: "nsw", name: "New South Wales" },
    { code: "TAS", name: "Tasmania" },
  ];
  check(readName(stateNames(states)), {
    NSW: "NSW",
    "new south wales": "NSW, as a code",
    tas: "TAS, as a code",
    Victoria: undefined,
  });
  const cities = [
    { slug: "perth", name: "Perth", state: "WA" },
    { slug: "mount-isa", name: "Mount Isa", state: "QLD" },
  ];
  check(readName(cityNames(cities)), {
    "mount-isa": "mount-isa",
    "Mount Isa": "mount-isa, as a slug",
    "Perth WA": "perth, as a slug",
    "Perth TAS": undefined,
    "/perth/": undefined,
  });
  const metals = [
    { slug: "copper", name: "Copper", aliases: "cu;red", grade: "" },
    { slug: "lead", name: "Lead", aliases: "", grade: "" },
    { slug: "brass", name: "Brass", aliases: "", grade: "No. 2, clean" },
    { slug: "steel", name: "Steel", aliases: "", grade: "Not No. 1" },
  ];
  const synonyms = [
    { word: "Pipe", leads_to: "copper", is_exact: "y" },
    { word: "Old tap", leads_to: "brass", is_exact: "false" },
    { word: "Lead", leads_to: "copper", is_exact: "" },
    { word: "Ute", leads_to: "/cars/", is_exact: "" },
  ];
  check(readName(materialNames(metals, synonyms)), {
    cu: "copper, as a slug",
    Red: "copper, as a slug",
    pipe: "copper, as a slug",
    Lead: "lead, as a slug",
    Ute: undefined,
    "Brass #2": "brass, as a slug",
    "No 2 brass": undefined,
    "2 Brass": "brass, as a slug",
    "Brass no. 2": "brass, as a slug",
    "Brass #1": undefined,
    "Copper 2": undefined,
    "Steel 1": undefined,
    "Old tap": "brass, as a slug",
    "": undefined,
  });
  check(readName(gradeNames(metals, synonyms)), {
    pipe: "copper, as a slug",
    "Brass #2": "brass, as a slug",
    Lead: "lead, as a slug",
    // It leads to brass, and brings another price.
    "Old tap": "",
    Ute: undefined,
    Tap: undefined,
  });
  check(readCode, { nsw: "NSW", Wa: "WA", n: undefined, nsww: undefined });
  check(readSlug, {
    "mount-isa": "mount-isa",
    "Mount Isa West": "mount-isa-west, as a slug",
    "Mount  Isa": undefined,
    "Mount Isa!": undefined,
  });
});
