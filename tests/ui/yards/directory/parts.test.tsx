import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { DirectoryFilters } from "../../../../app/yards/directory/filters.tsx";
import { NearestFirst } from "../../../../app/yards/directory/nearest-first.tsx";
import { DirectoryOverview } from "../../../../app/yards/directory/overview.tsx";
import { links, show, words } from "../../show.tsx";

const OPTIONS = {
  states: ["NSW", "TAS"],
  materials: ["Copper", "Lead", "Zinc", "Brass", "Steel"],
  services: ["Bin hire"],
};
const NOTHING = { q: "", state: "", materials: [], service: "", open: "" };
const NEAR = {
  text: "2830",
  origin: { label: "Dubbo NSW 2830", name: "Dubbo" },
  ...{ maxPoints: 500, failure: "", othersTitle: "", others: [] },
} as unknown as ComponentProps<typeof NearestFirst>["near"];

function fieldsOf(given: Partial<ComponentProps<typeof DirectoryFilters>>) {
  const props = { filters: NOTHING, near: undefined, options: OPTIONS, page: 1, found: "12" };
  show(<DirectoryFilters {...props} view="list" {...given} />);
  const form = screen.getByRole<HTMLFormElement>("search", { name: "Scrap yards" });
  return [...new FormData(form)].filter(([, value]) => value !== "").map(String);
}

it.each<[Parameters<typeof fieldsOf>[0], string[], string]>([
  [{}, [], "Filters"],
  [{ page: 2, view: "map" }, ["page,2", "view,map"], "Filters"],
  [
    {
      filters: {
        q: "ore",
        state: "NSW",
        materials: ["Lead"],
        service: "Bin hire",
        open: "sat-13.00",
      },
    },
    ["q,ore", "state,NSW", "material,Lead", "service,Bin hire", "open,sat-13.00"],
    "Filters (4)",
  ],
  [
    { filters: { ...NOTHING, materials: ["Lead", "Zinc"] } },
    ["material,Lead", "material,Zinc"],
    "Filters (2)",
  ],
])("the form of %j holds what was chosen, and says how much", (given, fields, summary) => {
  expect(fieldsOf(given)).toEqual(fields);
  expect(words("summary")).toEqual([summary]);
});

it.each([
  [0, 1],
  [1, 2],
  [4, 5],
  [5, 5],
])("with %i metals chosen there are menus for %i", (chosen, menus) => {
  fieldsOf({ filters: { ...NOTHING, materials: OPTIONS.materials.slice(0, chosen) } });
  const fields = [...document.querySelectorAll<HTMLInputElement>("[name=material]")];
  expect(fields.map(({ value }) => value)).toEqual(
    Array.from({ length: menus }, (_, i) => (i < chosen ? OPTIONS.materials[i] : "")),
  );
  expect(fields.map(({ id, labels }) => [id, labels?.[0]?.textContent])).toEqual(
    fields.map((_, i) =>
      i === 0
        ? ["filter-material", "Accepted Materials"]
        : [`filter-material-${i + 1}`, "And also"],
    ),
  );
});

it("a text may have 100 characters, and Back does not fill in what was chosen before", () => {
  fieldsOf({});
  for (const label of ["Near", "Search"])
    expect(screen.getByLabelText<HTMLInputElement>(label).maxLength).toBe(100);
  expect(screen.getByRole<HTMLFormElement>("search").getAttribute("autocomplete")).toBe("off");
});

it("the field for a place suggests places alone", async () => {
  const asked = vi.fn(async () => Response.json([]));
  vi.stubGlobal("fetch", asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  fieldsOf({});
  const near = screen.getByLabelText("Near");
  await userEvent.click(near);
  await expect.poll(() => near.getAttribute("role")).toBe("combobox");
  await userEvent.type(near, "dub");
  await expect.poll(() => asked).toHaveBeenCalled();
  expect(String(asked.mock.calls.flat()[0])).toMatch(/groups=places$/);
});

it("as many yards as there are can be shown from within the filters", async () => {
  fieldsOf({});
  const fold = document.querySelector("details")!;
  fold.open = true;
  await userEvent.click(screen.getByRole("button", { name: "Show 12 yards" }));
  expect(fold.open).toBe(false);
});

it("a reset keeps the view alone", () => {
  fieldsOf({ view: "map", filters: { ...NOTHING, q: "ore" } });
  const reset = screen.getByRole("button", { name: "Reset All" }).getAttribute("form")!;
  expect(
    [...new FormData(document.querySelector<HTMLFormElement>(`form#${reset}`)!)].map(String),
  ).toEqual(["view,map"]);
});

it("a place that is not known is said at its field, with others", () => {
  const others = [{ label: "Dubbo NSW", to: "/scrap-yards/?near=Dubbo" }];
  const near = {
    ...NEAR,
    text: "Dubo",
    failure: "We don’t know it.",
    othersTitle: "Meant?",
    others,
  };
  fieldsOf({ near: near as never });
  const field = screen.getByLabelText<HTMLInputElement>("Near");
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["Dubo", "true"]);
  expect(words("#near-note[aria-live=polite]")).toEqual(["We don’t know it."]);
  expect(links(".directory-near a")).toEqual([["Dubbo NSW", "/scrap-yards/?near=Dubbo"]]);
});

it("a place that is known has no problem, and its others stand elsewhere", () => {
  fieldsOf({ near: { ...NEAR, othersTitle: "Or?", others: [{ label: "x", to: "/" }] } });
  expect(screen.getByLabelText("Near").hasAttribute("aria-invalid")).toBe(false);
  expect(words("#near-note")).toEqual([""]);
  expect(links(".directory-near a")).toEqual([]);
});

it.each<[Partial<ComponentProps<typeof NearestFirst>>, string]>([
  [{}, "4 within 100 km of Dubbo NSW 2830. In all, nearest first, in a straight line."],
  [
    { count: 1, isOpen: true },
    "1 open then within 100 km of Dubbo NSW 2830. In all, nearest first, in a straight line.",
  ],
  [
    { count: 0 },
    "None within 100 km of Dubbo NSW 2830. In all, nearest first, in a straight line.",
  ],
  [
    { count: 0, isOpen: true },
    "None known to be open then within 100 km of Dubbo NSW 2830. In all, nearest first, in a straight line.",
  ],
  [{ total: 0, count: 0 }, ""],
  [
    { count: 3, isCapped: true },
    "3 within 100 km of Dubbo NSW 2830. The 4 nearest, in a straight line.",
  ],
  [
    { total: 501, view: "map" },
    "4 within 100 km of Dubbo NSW 2830. In all, nearest first, in a straight line. The map shows the 500 nearest.",
  ],
  [
    { total: 500, view: "map" },
    "4 within 100 km of Dubbo NSW 2830. In all, nearest first, in a straight line.",
  ],
  [{ total: 501 }, "4 within 100 km of Dubbo NSW 2830. In all, nearest first, in a straight line."],
  [{ isCapped: true }, "4+ within 100 km of Dubbo NSW 2830. The 4 nearest, in a straight line."],
])("yards near a place, %j: %s", (given, text) => {
  const counts = { total: 4, count: 4, isCapped: false, isOpen: false };
  show(<NearestFirst near={NEAR} view="list" {...counts} {...given} />);
  expect(document.body.textContent?.replaceAll("\u00A0", " ")).toBe(text);
});

it.each([
  [
    { yards: 1, cities: 1, states: 1, materials: 1 },
    "1 scrap yard in 1 city or town, across 1 state or territory. Between them they accept 1 kind of material.",
  ],
  [
    { yards: 0, cities: 0, states: 0, materials: 0 },
    "0 scrap yards in 0 cities and towns, across 0 states and territories. Between them they accept 0 kinds of material.",
  ],
  [
    { yards: 1234, cities: 2, states: 3, materials: 4 },
    "1,234 scrap yards in 2 cities and towns, across 3 states and territories. Between them they accept 4 kinds of material.",
  ],
])("the directory of %j is described", (figures, text) => {
  show(<DirectoryOverview figures={figures} />);
  expect(words("p")[0]).toBe(`The directory lists ${text}`);
});
