import { act, cleanup, screen, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { CityMap } from "../../../app/cities/city-map.tsx";
import { CityMapView } from "../../../app/cities/city-map-view.client.tsx";
import { MapGround } from "../../../app/maps/map-ground.tsx";
import { links, show } from "../show.tsx";

const YARD = {
  ...{ id: 7, name: "Top End Metals", address: "1 Smith Street, Darwin NT 0800" },
  phone: "(08) 5550 1234",
};
const SECOND = { id: 9, name: "Gulf Scrap", address: "2 Gulf Road, Darwin NT 0800", phone: null };
const MAP = {
  kind: "sample" as const,
  markers: "-20,80",
  circles: "0,130,80,5,80,130",
  names: "Darwin,0,144;Palmerston,60,200",
  land: "",
};

const showMap = (kind: "sample" | "partial" | "real") =>
  show(
    <CityMap
      city="Darwin"
      yards={[YARD, SECOND]}
      map={{ ...MAP, kind, markers: "-20,80;15,120" }}
    />,
  );

const list = () => within(screen.getByRole("list", { name: "Yards on the map" }));
const pressed = (named: ReturnType<typeof list>) =>
  named.getAllByRole("button").map((button) => button.getAttribute("aria-pressed"));

it("a city's map shows a spinner for its first second, then the yards with none selected", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  showMap("partial");
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await vi.dynamicImportSettled();
  await pass(999);
  expect(screen.getByRole("status").textContent).toContain("Loading map");
  expect(screen.queryByRole("region")).toBeNull();
  await pass(1);
  expect(screen.queryByRole("status")).toBeNull();
  const map = within(screen.getByRole("region", { name: "Map of yards in Darwin" }));
  expect([pressed(map), pressed(list())]).toEqual([
    ["false", "false"],
    ["false", "false"],
  ]);
  expect(screen.getByText("Map data (Simulated)")).toBeTruthy();
});

it("the list beside the map names each yard, and shows of the one selected how to reach it", async () => {
  showMap("sample");
  const [first, second] = list().getAllByRole("button");
  expect([first?.textContent, second?.textContent]).toEqual(["Top End Metals", "Gulf Scrap"]);
  expect(list().queryByText(YARD.address)).toBeNull();
  await act(async () => first!.click());
  expect(pressed(list())).toEqual(["true", "false"]);
  list().getByText(YARD.address);
  expect(links("li a")).toEqual([
    ["(08) 5550 1234", "tel:0855501234"],
    ["Directions", expect.stringContaining(encodeURIComponent(YARD.address))],
    ["Details", "/yard/7/top-end-metals/"],
    ["Closed or moved?", "/report/?yard=7&kind=closed"],
  ]);
  await act(async () => second!.click());
  expect(pressed(list())).toEqual(["false", "true"]);
  list().getByText(SECOND.address);
  expect(links("li a").map(([text]) => text)).toEqual([
    ...["Directions", "Details", "Closed or moved?"],
  ]);
  await act(async () => second!.click());
  expect(pressed(list())).toEqual(["false", "false"]);
  expect(links("li a")).toEqual([]);
});

it.each([
  ["sample", 1, /^This map is illustrative: .*invented\.$/],
  ["partial", 1, /^This map is illustrative: .*do not show where a yard is\./],
  ["real", 0, /^Markers stand close to where the yards are\./],
] as const)("a map whose yards are %s says so", (kind, labels, notice) => {
  showMap(kind);
  expect(screen.queryAllByText("Map data (Simulated)")).toHaveLength(labels);
  expect(screen.getByText(notice)).toBeTruthy();
});

it("the map has each yard's marker where it belongs, out of the tab order, and selects it", () => {
  const onSelect = vi.fn();
  const map = { ...MAP, kind: "real" as const, markers: "-20,80;15,120" };
  show(
    <CityMapView
      city="Darwin"
      yards={[YARD, SECOND]}
      map={map}
      selectedId={9}
      onSelect={onSelect}
    />,
  );
  expect(screen.getByRole("region", { name: "Map of yards in Darwin" })).toBeTruthy();
  expect(screen.queryByText("Map data (Simulated)")).toBeNull();
  const markers = screen.getAllByRole("button");
  expect(
    markers.map((marker) => [
      ...["aria-label", "title", "aria-pressed", "tabindex"].map((name) =>
        marker.getAttribute(name),
      ),
      ...["--x", "--y"].map((name) => marker.style.getPropertyValue(name)),
    ]),
  ).toEqual([
    ["Top End Metals", "Top End Metals", "false", "-1", "-20", "80"],
    ["Gulf Scrap", "Gulf Scrap", "true", "-1", "15", "120"],
  ]);
  markers[0]!.click();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(7);
});

it("the ground has land, four circles with their distance, and each name on the maps that have room for it", () => {
  const names = [
    ["Darwin", 0, 144],
    // Ten letters are 66 pixels wide.
    ["Palmerston", 105, 200],
    ["Howard Spr", -106, 20],
    ["Noonamahhh", 172, 30],
    ["Batchelorr", -173, 40],
  ];
  const ground = (map: Parameters<typeof MapGround>[0]) =>
    show(
      <svg aria-hidden="true">
        <MapGround {...map} />
      </svg>,
    );
  ground({ circles: "3,130,80,5,83,131", names: names.join(";"), land: "M0 1l2 3z" });
  const of = (selector: string, ...attributes: string[]) =>
    [...document.querySelectorAll(selector)].map((each) => [
      ...attributes.map((name) => each.getAttribute(name)),
      each.textContent,
    ]);
  expect(of("path", "d", "class")).toEqual([
    ["M0 1l2 3z", "map-coast", ""],
    ["M0 1l2 3z", "map-land", ""],
  ]);
  expect(of("circle", "cx", "cy", "r").map((all) => all.slice(0, 3).join())).toEqual([
    ...["3,130,80", "3,130,160", "3,130,240", "3,130,320", "3,130,3.5"],
  ]);
  expect(of("text", "x", "y", "data-kind", "data-reach")).toEqual([
    ["83", "131", null, null, "5 km"],
    ["0", "144", "middle", null, "Darwin"],
    ["105", "200", null, null, "Palmerston"],
    ["-106", "20", null, "wide", "Howard Spr"],
    ["172", "30", null, "wide", "Noonamahhh"],
    ["-173", "40", null, "widest", "Batchelorr"],
  ]);
  cleanup();
  ground(MAP);
  expect(of(".map-land", "d"), "land alone").toEqual([["M-420-10h840v280h-840z", ""]]);
});
