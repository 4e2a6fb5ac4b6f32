import { screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { CityYards, type YardList } from "../../../app/cities/city-yards.tsx";
import { KeyRequirements } from "../../../app/cities/regulations.tsx";
import { parseOpeningHours } from "../../../worker/data/yards/opening-hours.ts";
import { links, show, words } from "../show.tsx";

const yard = (id: number, hours: object) =>
  ({
    id,
    name: `Yard ${id}`,
    address: `${id} Ore Road`,
    phone: null,
    website: null,
    description: null,
    takes: null,
    services: null,
    hours: { line: "Open Mon", holidays: null, week: null, ...hours },
  }) as YardList["yards"][number];

async function showYards(yards: YardList["yards"], others: YardList["others"] = []) {
  const map = {
    kind: "real" as const,
    markers: "0,0;1,1;2,2",
    circles: "0,0,1,1,0,0",
    names: "Dubbo,0,0",
    land: "",
  };
  const city = { name: "Dubbo", slug: "dubbo", state: "NSW" };
  const list = { yards, others, total: yards.length + others.length, map };
  show(<CityYards city={city} yards={list} isAll={false} isNoindex={false} />);
  await screen.findByRole("heading", { name: "Scrap Metal Yards in Dubbo" });
}

it("public holidays are listed once, from the first yard that has any", async () => {
  const holidays = "Public holiday: ring first";
  await showYards([yard(1, {}), yard(2, { holidays }), yard(3, { holidays })]);
  expect(document.body.textContent?.split(holidays)).toHaveLength(2);
});

it.each([
  [[], "in Dubbo"],
  [[{ id: 4, name: "Zinc", address: "4 Ore Road", phone: null }], "nearest the middle of Dubbo"],
])("yards with known hours are summed up, beside others %j: %s", async (others, where) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T01:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const days = parseOpeningHours("Mo-Fr 07:00-16:00")?.days;
  const week = { days, offsets: [11 * 60], holidays: [], onHolidays: null };
  await showYards([yard(1, { week }), yard(2, {})], others);
  await screen.findByText(`The yard ${where} whose hours we know is open now, until 4 pm.`);
});

it("a spinner stands in for late yards, with a link for visitors without scripts", async () => {
  const city = { name: "Dubbo", slug: "dubbo", state: "NSW" };
  show(<CityYards city={city} yards={new Promise(() => {})} isAll={false} isNoindex={false} />);
  await screen.findByText("Loading scrap yards...");
  expect(links(".scriptless a")).toEqual([["Show the yards", "/dubbo/?yards=all#yards"]]);
});

const UNKNOWN = { bringPayment: null, bringRecords: null };

it("a state's rule is left out if the general one says the same", () => {
  const bringId = "Photo ID, such as a driver's licence or passport.";
  show(<KeyRequirements city={{ stateName: "New South Wales", bringId, ...UNKNOWN }} />);
  expect(words("dd")[0]).toBe("Government-issued photo ID such as a driver's license or passport");
  expect(words("dd")).toHaveLength(4);
});
