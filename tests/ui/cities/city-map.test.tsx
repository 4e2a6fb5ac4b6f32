import { act, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { CityMap } from "../../../app/cities/city-map.tsx";
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
  showMap("sample");
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
