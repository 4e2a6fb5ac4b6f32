import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { LoadRow } from "../../../app/my-load/load-row.ts";
import { LoadRows } from "../../../app/my-load/load-rows.tsx";
import { show } from "../show.tsx";
import { FRIDGE, good, row } from "./load.ts";

const ZINC = good("zinc");
const COPPER = good("copper");
Object.assign(COPPER.metal!, { grade: "No. 2, brass removed" });

it.each<[LoadRow, id: string, said: (string | undefined)[]]>([
  [row(COPPER, ""), "load-copper", ["kg", "No. 2, brass removed"]],
  [row(ZINC, "-4"), "load-zinc", ["kg", "A weight can’t be negative."]],
  [
    row(FRIDGE, "2", { name: "old fridge" }),
    "load-old-fridge",
    ["pieceskg", "Counts as Steel, about 68–113 kg each."],
  ],
  [row(null, "", { name: "big old thing" }), "load-big-old-thing", [undefined, ""]],
])(
  "a row's field is read out with its unit, and what it counts as or what is wrong (%#)",
  (...all) => {
    const [given, id, said] = all;
    show(<LoadRows rows={[given]} />);
    const field = screen.getByLabelText(given.title);
    const described = field.getAttribute("aria-describedby")!.split(" ");
    const texts = described.map((one) => document.getElementById(one)?.textContent);
    expect([field.id, texts]).toEqual([id, said]);
    expect(field.getAttribute("aria-invalid") === "true").toBe(id === "load-zinc");
    const remove = screen.getByRole<HTMLButtonElement>("button", { name: `Remove ${given.title}` });
    expect([remove.name, remove.value]).toEqual(["remove", given.name]);
    expect(remove.getAttribute("formaction")).toBe("/my-load/#load-what");
  },
);

it.each<[LoadRow, chosen: string | undefined, options: string[]]>([
  [row(FRIDGE, "2"), "", ["pieces=", "kg=kg"]],
  [row(FRIDGE, "3 m"), "m", ["pieces=", "kg=kg", "metres=m"]],
  [row(FRIDGE, "3 m2"), "m2", ["pieces=", "kg=kg", "m²=m2"]],
  [row(ZINC, "3 kg"), undefined, []],
  [row(ZINC, "3 kg", { needsUnit: true }), "kg", []],
  [row(ZINC, "3 x"), "x", ["kg=", "pieces=x"]],
  [row(null, "3 x"), "x", []],
  [row(null, "3"), undefined, []],
])("a unit is sent where it is not the row's own, also one that does not fit (%#)", (...all) => {
  const [given, chosen, options] = all;
  show(<LoadRows rows={[given]} />);
  const unit = document.querySelector<HTMLInputElement>(`[name='unit-${given.name}']`);
  const offered = [...(unit?.querySelectorAll("option") ?? [])];
  expect(unit?.value).toBe(chosen);
  expect(offered.map(({ textContent, value }) => `${textContent}=${value}`)).toEqual(options);
});
