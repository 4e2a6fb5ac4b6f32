import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { DirectoryFilters } from "../../../../app/yards/directory/filters.tsx";
import { NearestFirst } from "../../../../app/yards/directory/nearest-first.tsx";
import { NO_FILTERS } from "../../../../worker/data/yards/yard-filters.ts";
import { show, words } from "../../show.tsx";

const OPTIONS = {
  states: ["NSW", "TAS"],
  materials: ["Copper", "Lead", "Zinc", "Brass", "Steel"],
  services: ["Bin hire"],
};
const NEAR = {
  text: "2830",
  origin: { label: "Dubbo NSW 2830", name: "Dubbo" },
  maxPoints: 500,
  others: [],
} as unknown as ComponentProps<typeof NearestFirst>["near"];

function fieldsOf(given: Partial<ComponentProps<typeof DirectoryFilters>>) {
  const props = { filters: NO_FILTERS, near: undefined, options: OPTIONS, page: 1, found: "12" };
  show(<DirectoryFilters {...props} sort="" view="list" {...given} />);
  const form = screen.getByRole<HTMLFormElement>("search", { name: "Scrap yards" });
  return [...new FormData(form)].filter(([, value]) => value !== "").map(String);
}

const CHOSEN = {
  q: "ore",
  state: "NSW",
  materials: ["Lead"],
  service: "Bin hire",
  open: "sat-13.00",
};
it.each<[Parameters<typeof fieldsOf>[0], string, string]>([
  [{}, "", "Filters"],
  [{ sort: "best", page: 2, view: "map" }, "sort,best page,2 view,map", "Filters"],
  [
    { filters: CHOSEN },
    "q,ore state,NSW material,Lead service,Bin hire open,sat-13.00",
    "Filters (4)",
  ],
  [
    { filters: { ...NO_FILTERS, materials: ["Lead", "Zinc"] } },
    "material,Lead material,Zinc",
    "Filters (2)",
  ],
])("the form for %j has the fields %j and the summary %s", (given, fields, summary) => {
  expect(fieldsOf(given).join(" ")).toBe(fields);
  expect(words("summary")).toEqual([summary]);
});

it.each([
  [0, 1],
  [1, 2],
  [4, 5],
  [5, 5],
])("%i chosen metals get %i menus", (chosen, menus) => {
  fieldsOf({ filters: { ...NO_FILTERS, materials: OPTIONS.materials.slice(0, chosen) } });
  const fields = [...document.querySelectorAll<HTMLInputElement>("[name=material]")];
  expect(fields.map(({ value }) => value)).toEqual(
    Array.from({ length: menus }, (_, i) => (i < chosen ? OPTIONS.materials[i] : "")),
  );
  const labels = fields.map((field) => field.labels?.[0]?.textContent);
  expect(labels).toEqual(["Accepted Materials", ...Array(menus - 1).fill("And also")]);
});

it("a text may have 100 characters, and Back does not restore earlier choices", () => {
  fieldsOf({});
  for (const label of ["Near", "Search"])
    expect(screen.getByLabelText<HTMLInputElement>(label).maxLength).toBe(100);
  expect(screen.getByRole<HTMLFormElement>("search").getAttribute("autocomplete")).toBe("off");
});

it("the field for a place suggests only places", async () => {
  const fetched = vi.fn(async () => Response.json([]));
  vi.stubGlobal("fetch", fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  fieldsOf({});
  const near = screen.getByLabelText("Near");
  await userEvent.click(near);
  await expect.poll(() => near.getAttribute("role")).toBe("combobox");
  await userEvent.type(near, "dub");
  await expect.poll(() => fetched).toHaveBeenCalled();
  expect(String(fetched.mock.calls.flat()[0])).toMatch(/groups=places$/);
});

it("the button below the filters shows the number of yards and folds the filters", async () => {
  fieldsOf({});
  const fold = document.querySelector("details")!;
  fold.open = true;
  await userEvent.click(screen.getByRole("button", { name: "Show 12 yards" }));
  expect(fold.open).toBe(false);
});

it("a reset keeps only the view", () => {
  fieldsOf({ view: "map", filters: { ...NO_FILTERS, q: "ore" } });
  const reset = screen.getByRole("button", { name: "Reset All" }).getAttribute("form")!;
  expect(
    [...new FormData(document.querySelector<HTMLFormElement>(`form#${reset}`)!)].map(String),
  ).toEqual(["view,map"]);
});

const IN_ALL = "In all, nearest first, in a straight line.";
const NEAREST = "The 4 nearest, in a straight line.";
it.each<[Partial<ComponentProps<typeof NearestFirst>>, string, string]>([
  [{}, "4", IN_ALL],
  [{ count: 1, isOpen: true }, "1 open then", IN_ALL],
  [{ count: 0 }, "None", IN_ALL],
  [{ count: 0, isOpen: true }, "None known to be open then", IN_ALL],
  [{ count: 3, isCapped: true }, "3", NEAREST],
  [{ isCapped: true }, "4+", NEAREST],
  [{ isBest: true }, "4", "In all, best first."],
  [{ total: 501, view: "map" }, "4", `${IN_ALL} The map shows the 500 nearest.`],
  [{ total: 500, view: "map" }, "4", IN_ALL],
  [{ total: 501 }, "4", IN_ALL],
  [{ total: 0, count: 0 }, "", ""],
])("the line on yards near a place with %j says that %j are close. %s", (given, close, order) => {
  const counts = { total: 4, count: 4, isCapped: false, isOpen: false, isBest: false };
  show(<NearestFirst near={NEAR} view="list" {...counts} {...given} />);
  const text = close && `${close} within 100 km of Dubbo NSW 2830. ${order}`;
  expect(document.body.textContent?.replaceAll("\u00A0", " ")).toBe(text);
});
