import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PopupYard } from "../../../../app/yards/map/popup.tsx";
import { YardMap } from "../../../../app/yards/map/yard-map.client.tsx";
import type { MapPoint } from "../../../../worker/data/yards/directory.ts";
import { show, words } from "../../show.tsx";
import { YARD } from "../yard.ts";

const DARWIN = { id: 7, name: "Top End Metals", lat: -12.46, lon: 130.84 };
const DETAILS: PopupYard = {
  ...YARD,
  name: DARWIN.name,
  hours: {
    line: "Open Mon–Sun 24 hours",
    holidays: "Public holiday: Picnic Day, Mon 2 Aug: ring first",
    week: {
      days: Array.from({ length: 7 }, () => [0, 1440]),
      offsets: [9.5 * 60],
      holidays: [],
      onHolidays: null,
    },
  },
};
const PALM = { ...DARWIN, id: 8, name: "Palm Metals" };
const NEAR_DARWIN = { lat: -12.5, lon: 130.9, name: "Darwin", label: "Darwin NT 0800" };

function Shown({ points, details }: { points: MapPoint[]; details?: PopupYard | null }) {
  const [id, setId] = useState<number | null>(null);
  return <YardMap points={points} selectedId={id} selected={details} onSelect={setId} />;
}

// Elements have no size in these tests, and a map without a size shows no yards.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(880);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
});
afterEach(() => vi.restoreAllMocks());

// Clicks come without other mouse events, because those made here lack the window that d3-zoom reads.
const heading = (name: string) => screen.queryByRole("heading", { name });
/** An element's distance from the top, in map units. */
const down = ({ style }: HTMLElement) => Number(style.getPropertyValue("--y"));
const map = () => screen.getByRole("group", { name: "Map of scrap yards" });
const marker = () => screen.findByRole("button", { name: "Top End Metals" });

it("a map without yards says that their positions are unknown", () => {
  show(<Shown points={[]} />);
  expect(heading("No location data available")).not.toBeNull();
  expect(
    screen.getByText("The selected scrap yards don't have geographic coordinates."),
  ).toBeTruthy();
  expect(screen.queryByRole("group", { name: "Map of scrap yards" })).toBeNull();
});

it("a map starts around a place, closer than without one, and Reset view shows the continent", async () => {
  const onSelect = vi.fn();
  const none = { selectedId: null, selected: undefined, onSelect };
  show(<YardMap points={[DARWIN]} origin={{ ...NEAR_DARWIN, kilometres: 25 }} {...none} />);
  expect((await marker()).getAttribute("aria-pressed")).toBe("false");
  expect(Number(map().dataset.zoom)).toBeGreaterThan(200);
  expect(screen.getByRole("list", { name: "Legend" }).textContent).toContain("Darwin NT 0800");
  // At the top of its circle.
  const circle = screen.getByText("25 km");
  expect(down(circle)).toBeLessThan(down(screen.getByTitle("Darwin NT 0800")));
  fireEvent.click(await marker());
  expect(onSelect).toHaveBeenLastCalledWith(7);
  fireEvent.click(screen.getByRole("button", { name: "Reset view" }));
  expect(onSelect).toHaveBeenLastCalledWith(null);
  await expect.poll(() => map().dataset.zoom).toBe("4");
});

it("a map without a place starts in the middle of its yards and names the states that are wide enough", async () => {
  show(<Shown points={[DARWIN]} />);
  const { style, parentElement } = await marker();
  expect(map().dataset.zoom).toBe("4");
  const layer = parentElement!.style;
  const [x, y] = /(-?\d+)px,\s*(-?\d+)px/.exec(layer.transform)!.slice(1).map(Number);
  const scale = Number(layer.getPropertyValue("--scale"));
  expect(Number(style.getPropertyValue("--x")) * scale + x!).toBeCloseTo(440, -1);
  expect(Number(style.getPropertyValue("--y")) * scale + y!).toBeCloseTo(300, -1);
  expect(words("[data-kind=state]").toSorted()).toEqual(
    ["NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"].toSorted(),
  );
});

it("the selected yard has its own marker even if it belongs to a cluster", async () => {
  const onSelect = vi.fn();
  show(<YardMap points={[DARWIN, PALM]} selectedId={7} selected={undefined} onSelect={onSelect} />);
  const both = await screen.findByRole("button", { name: "2 yards" });
  expect((await marker()).getAttribute("aria-pressed")).toBe("true");
  // The map has not had the focus yet.
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(both);
  expect(onSelect).toHaveBeenLastCalledWith(null);
  expect(heading("2 yards close together")).not.toBeNull();
});

it("a press selects a yard, and another one deselects it", async () => {
  show(<Shown points={[DARWIN]} />);
  fireEvent.click(await marker());
  expect((await marker()).getAttribute("aria-pressed")).toBe("true");
  expect(heading("Top End Metals")).not.toBeNull();
  expect(screen.getByText("Loading…").closest("[aria-live=polite]")).not.toBeNull();
  fireEvent.click(await marker());
  expect(heading("Top End Metals")).toBeNull();
});

it("the popup shows the details of the selected yard", async () => {
  show(<Shown points={[DARWIN]} details={DETAILS} />);
  fireEvent.click(await marker());
  for (const text of [
    ...["Open 24 hours", "Open Mon–Sun 24 hours", /^Public holiday: Picnic Day/, "Adelaide, SA"],
    ...[YARD.address, "Copper", "Bin hire", "A yard"],
  ])
    await screen.findByText(text);
  const names = [/^Directions/, "Call 0491 571 491", /^Website bluegumflatmetals.example/];
  for (const name of [...names, "Closed or moved?"])
    expect(screen.getByRole("link", { name })).toBeTruthy();
  const details = screen.getByRole("link", { name: "Details of Top End Metals" });
  expect(details.getAttribute("href")).toBe("/yard/7/top-end-metals/");
});

it("the popup says that details could not be loaded", async () => {
  show(<Shown points={[DARWIN]} details={null} />);
  fireEvent.click(await marker());
  expect(screen.getByText(/^We can’t load the details right now\./)).toBeTruthy();
  expect(screen.queryByText("Loading…")).toBeNull();
});

it.each([
  ["Close", () => fireEvent.click(screen.getByRole("button", { name: "Close" }))],
  ["Escape", () => userEvent.keyboard("{Escape}")],
])("%s closes the popup and gives the focus back to the marker", async (_, close) => {
  show(<Shown points={[DARWIN]} />);
  (await marker()).focus();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement?.textContent).toContain("Loading…");
  await close();
  expect(heading("Top End Metals")).toBeNull();
  expect(document.activeElement).toBe(await marker());
});

it("a press on yards that share their coordinates lists them; their marker has the price range of their cities", async () => {
  const price = { minPrice: 8, maxPrice: 11 };
  show(<Shown points={[DARWIN, PALM].map((point) => ({ ...point, price }))} />);
  const both = await screen.findByRole("button", { name: "2 yards, $8.00–11.00 a kilo" });
  expect([both.textContent, both.getAttribute("aria-pressed")]).toEqual(["2$8.00–11.00", null]);
  fireEvent.click(both);
  expect(heading("2 yards close together")).not.toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Palm Metals" }));
  expect(heading("Palm Metals")).not.toBeNull();
  expect(heading("2 yards close together")).toBeNull();
});

it("the map takes the focus from a cluster that has split", async () => {
  show(<Shown points={[DARWIN, { ...PALM, lat: -14 }]} />);
  const group = await screen.findByRole("button", { name: "2 yards" });
  group.focus();
  fireEvent.click(group);
  await marker();
  expect(document.activeElement).toBe(map());
});
