import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { rememberLocation } from "../../../../app/near/my-location.ts";
import { DirectoryMap } from "../../../../app/yards/map/directory-map.tsx";
import { NO_FILTERS } from "../../../../worker/data/yards/yard-filters.ts";

type Props = ComponentProps<typeof DirectoryMap>;

const DUBBO = {
  text: "2830",
  maxPoints: 100,
  failure: "",
  othersTitle: "",
  others: [],
  origin: { lat: -32.25, lon: 148.6, name: "Dubbo", label: "Dubbo NSW 2830" },
};
const YARD = { id: 7, name: "Ore Metals", lat: -32.26, lon: 148.61 };

const OTHER = { id: 8, name: "Far Metals", lat: -12.46, lon: 130.84 };
const NEVER = new Promise<never>(() => {});

// Elements have no size in these tests, and a map without a size shows no yards.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(880);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Shows the map; returns the queries with which it has fetched yards. */
async function showMap(given: Partial<Props>): Promise<string[]> {
  const queries: string[] = [];
  const props = { filters: NO_FILTERS, near: undefined, within: null, ...given };
  const Stub = createRoutesStub([
    { path: "/scrap-yards/", Component: () => <DirectoryMap {...props} /> },
  ]);
  const points = JSON.stringify(
    [YARD, OTHER].map(({ id, name, lat, lon }) => [id, name, lat, lon]),
  );
  const answers: Record<string, unknown> = {
    "/scrap-yards/points": { points },
    "/scrap-yards/towns": { towns: [] },
    "/scrap-yards/yard/7": { yard: { ...YARD, address: "1 Ore Road", hours: null } },
  };
  vi.stubGlobal("fetch", async (address: string) => {
    const { pathname, search } = new URL(address, "http://localhost");
    if (pathname === "/scrap-yards/points") queries.push(search);
    // The other yard never arrives.
    return pathname in answers ? Response.json(answers[pathname]) : NEVER;
  });
  const { href } = window.location;
  onTestFinished(() => {
    cleanup();
    window.history.replaceState(null, "", href);
  });
  window.history.replaceState(null, "", "/scrap-yards/");
  render(<Stub initialEntries={["/scrap-yards/"]} />);
  await screen.findByRole("button", { name: "Ore Metals" });
  return queries;
}

const legend = () => screen.getByRole("list", { name: "Legend" }).textContent;

it("the map shows the yards that the list's filters and place select, and its legend names the place", async () => {
  const filters = { ...NO_FILTERS, state: "NSW", materials: ["Copper"] };
  const within = { yards: 2, kilometres: 25 };
  expect(await showMap({ filters, near: DUBBO, within })).toEqual([
    "?near=2830&state=NSW&material=Copper",
  ]);
  expect(legend()).toContain("Dubbo NSW 2830");
  expect(screen.getByText("25 km")).toBeTruthy();
});

it("the map draws no circle without yards, and its legend calls the visitor's position “Your location”", async () => {
  rememberLocation("-32.25,148.6");
  // A position cannot be forgotten, so another one replaces it.
  onTestFinished(() => rememberLocation("nowhere"));
  const near = { ...DUBBO, text: "-32.25,148.6" };
  await showMap({ near, within: { yards: 0, kilometres: 250 } });
  expect(legend()).toContain("Your location");
  expect(screen.queryByText("250 km")).toBeNull();
});

it("without filters, or near an unknown place, the map shows the yards of the whole country", async () => {
  expect(await showMap({ near: { ...DUBBO, text: "Dubo", origin: null } })).toEqual([""]);
  expect(screen.getByRole("group", { name: "Map of scrap yards" }).dataset.zoom).toBe("4");
});

it("the popup does not show another yard's details while those of the selected one load", async () => {
  await showMap({});
  const select = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  select("Ore Metals");
  await screen.findByText("1 Ore Road");
  select("Far Metals");
  await screen.findByText("Loading…");
  expect(screen.queryByText("1 Ore Road")).toBeNull();
});
