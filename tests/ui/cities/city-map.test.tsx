import { act, screen, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { CityMap } from "../../../app/cities/city-map.tsx";
import { MapGround } from "../../../app/maps/map-ground.tsx";
import { links, show } from "../show.tsx";

const YARD = {
  id: 7,
  name: "Top End Metals",
  address: "1 Smith Street, Darwin NT 0800",
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

it("a city's map shows a spinner for a second, then markers, which select the same yards as the list", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  showMap("partial");
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await vi.dynamicImportSettled();
  await pass(999);
  screen.getByText("Loading map...");
  expect(screen.queryByRole("region")).toBeNull();
  await pass(1);
  expect(screen.queryByText("Loading map...")).toBeNull();
  const map = within(screen.getByRole("region", { name: "Map of yards in Darwin" }));
  expect([pressed(map), pressed(list())]).toEqual(Array(2).fill(["false", "false"]));
  for (const [button, then] of [
    [map.getAllByRole("button")[0], ["true", "false"]],
    [list().getAllByRole("button")[1], ["false", "true"]],
    [map.getAllByRole("button")[1], ["false", "false"]],
  ] as const) {
    await act(async () => button?.click());
    expect([pressed(map), pressed(list())]).toEqual([then, then]);
  }
});

it("the list beside the map names each yard, and shows the address and links of the selected one", async () => {
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

it("the ground has each name on maps with room for it, and only land far from the coast", () => {
  // Ten letters are 66 pixels wide.
  const names =
    "Darwin,0,144;Palmerston,105,200;Howard Spr,-106,20;Noonamahhh,172,30;Batchelorr,-173,40";
  show(
    <svg aria-hidden="true">
      <MapGround circles="3,130,80,5,83,131" names={names} land="" />
    </svg>,
  );
  const of = (selector: string, ...attributes: string[]) =>
    [...document.querySelectorAll(selector)].map((each) =>
      [each.textContent, ...attributes.map((name) => each.getAttribute(name))].join(" ").trim(),
    );
  expect(of("circle", "r").slice(0, 4)).toEqual(["80", "160", "240", "320"]);
  expect(of("text", "x", "y", "data-reach")).toEqual([
    ...["5 km 83 131", "Darwin 0 144", "Palmerston 105 200", "Howard Spr -106 20 wide"],
    ...["Noonamahhh 172 30 wide", "Batchelorr -173 40 widest"],
  ]);
  expect(of(".map-land", "d")).toEqual(["M-420-10h840v280h-840z"]);
});
