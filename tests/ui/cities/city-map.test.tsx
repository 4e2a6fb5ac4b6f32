import { act, cleanup, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { CityMap } from "../../../app/cities/city-map.tsx";
import { CityMapView } from "../../../app/cities/city-map-view.client.tsx";
import { MapGround } from "../../../app/cities/map-ground.tsx";
import { show } from "../show.tsx";

const YARD = { id: 7, name: "Top End Metals" };
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
      yards={[YARD]}
      map={{ ...MAP, kind }}
      selectedId={null}
      onSelect={() => {}}
    />,
  );

it("a city's map shows a spinner for its first second, then the yards with none selected", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  showMap("partial");
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await vi.dynamicImportSettled();
  await pass(999);
  expect(screen.getByRole("status").textContent).toContain("Loading map");
  expect(screen.queryByRole("button")).toBeNull();
  await pass(1);
  expect(screen.queryByRole("status")).toBeNull();
  const marker = screen.getByRole("button", { name: "Top End Metals" });
  expect(marker.getAttribute("aria-pressed")).toBe("false");
  expect(screen.getByText("Map data (Simulated)")).toBeTruthy();
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
  const yards = [YARD, { id: 9, name: "Gulf Scrap" }];
  const map = { ...MAP, kind: "real" as const, markers: "-20,80;15,120" };
  show(<CityMapView city="Darwin" yards={yards} map={map} selectedId={9} onSelect={onSelect} />);
  expect(screen.getByRole("region", { name: "Map of yards in Darwin" })).toBeTruthy();
  expect(screen.queryByText("Map data (Simulated)")).toBeNull();
  const markers = screen.getAllByRole("button");
  expect(
    markers.map((marker) => [
      ...["aria-label", "title", "aria-pressed", "tabindex"].map((name) =>
        marker.getAttribute(name),
      ),
      ...[marker.style.left, marker.style.top],
    ]),
  ).toEqual([
    ["Top End Metals", "Top End Metals", "false", "-1", "calc(50% + -20px)", "80px"],
    ["Gulf Scrap", "Gulf Scrap", "true", "-1", "calc(50% + 15px)", "120px"],
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
    ["Noonamahhh", 252, 30],
    ["Batchelorr", -253, 40],
  ];
  show(<MapGround circles="3,130,80,5,83,131" names={names.join(";")} land="M0 1l2 3z" />);
  const of = (selector: string, ...attributes: string[]) =>
    [...document.querySelectorAll(selector)].map((each) => [
      ...attributes.map((name) => each.getAttribute(name)),
      each.textContent,
    ]);
  expect(of("path", "d", "fill-rule")).toEqual([
    ["M-640-10h1280v280h-1280zM0 1l2 3z", "evenodd", ""],
  ]);
  expect(of("circle", "cx", "cy", "r").map((all) => all.slice(0, 3).join())).toEqual([
    ...["3,130,80", "3,130,160", "3,130,240", "3,130,320", "3,130,3.5"],
  ]);
  expect(of("text", "x", "y", "class", "data-reach")).toEqual([
    ["83", "131", null, null, "5 km"],
    ["0", "144", "city-map-city", null, "Darwin"],
    ["105", "200", null, null, "Palmerston"],
    ["-106", "20", null, "wide", "Howard Spr"],
    ["252", "30", null, "wide", "Noonamahhh"],
    ["-253", "40", null, "widest", "Batchelorr"],
  ]);
  cleanup();
  show(<MapGround {...MAP} />);
  expect(of("path")).toEqual([]);
});
