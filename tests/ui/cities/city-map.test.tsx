import { act, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { CityMap } from "../../../app/cities/city-map.tsx";
import { show } from "../show.tsx";

const YARD = {
  id: 7,
  name: "Top End Metals",
  address: "1 Smith Street, Darwin NT 0800",
  cityId: 3,
  phone: null,
  website: null,
  description: null,
  acceptedMaterials: null,
  services: null,
  latitude: null,
  longitude: null,
  open: null,
  checkedOn: null,
};

it("a city's map shows a spinner for its first second, then the yards with none selected", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  show(<CityMap city="Darwin" yards={[YARD]} selectedId={null} onSelect={() => {}} />);
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
