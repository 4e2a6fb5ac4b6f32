import { screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { CityYards, type YardList } from "../../../app/cities/city-yards.tsx";
import { KeyRequirements } from "../../../app/cities/key-requirements.tsx";
import { Regulations } from "../../../app/cities/regulations.tsx";
import { parseOpeningHours } from "../../../worker/data/yards/opening-hours.ts";
import { links, show, words } from "../show.tsx";

const DUBBO = { name: "Dubbo", slug: "dubbo", state: "NSW" };
const yard = (id: number, holidays: string | null = null) =>
  ({
    ...{ id, name: `Yard ${id}`, address: `${id} Ore Road`, phone: null, website: null },
    ...{ description: null, takes: null, services: null },
    hours: { line: "Open Mon", holidays, week: null },
  }) as unknown as YardList["yards"][number];

async function showYards(
  list: Partial<YardList> | Promise<YardList>,
  given: Partial<ComponentProps<typeof CityYards>> = {},
) {
  const map = { ...{ kind: "real", circles: "0,0,1,1,0,0", names: "Dubbo,0,0", land: "" } };
  const yards =
    list instanceof Promise
      ? list
      : ({
          ...{ yards: [yard(1), yard(2)], others: [], total: 2 },
          ...{ map: { ...map, markers: "0,0;1,1;2,2;3,3" }, ...list },
        } as YardList);
  const router = show(
    <CityYards city={DUBBO} yards={yards} isAll={false} isNoindex={false} {...given} />,
  );
  await screen.findByRole("heading", { name: "Scrap Metal Yards in Dubbo" });
  return router;
}

/** Yards after the first ones. */
const OTHERS = [
  { id: 3, name: "Tin & Sons", address: "3 Ore Road", phone: "(02) 5550 0003" },
  { id: 4, name: "Zinc", address: "4 Ore Road", phone: null },
];

const WAYS = [
  ["Yards near Dubbo, nearest first", "/scrap-yards/?near=Dubbo+NSW"],
  ["View All Scrap Yards", "/category/scrap-yards/"],
];
const ways = () => links("#yards > p a");

it("a city with few yards has them in one grid, with no way to others", async () => {
  await showYards({});
  expect(words("#yard-cards h3")).toEqual(["Yard 1", "Yard 2"]);
  expect(document.querySelector("details")).toBeNull();
  expect(ways()).toEqual(WAYS);
});

it.each([false, true])(
  "all yards are on the map and have a card, the later ones folded unless all are asked for: %s",
  async (isAll) => {
    await showYards({ others: OTHERS, total: 4 }, { isAll });
    const names = ["Yard 1", "Yard 2", "Tin & Sons", "Zinc"];
    const list = within(screen.getByRole("list", { name: "Yards on the map" }));
    expect(list.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(names);
    expect(words("h3")).toEqual(names);
    expect(words("details h3")).toEqual(names.slice(2));
    expect(words("details p")).toEqual(["3 Ore Road", "(02) 5550 0003", "4 Ore Road"]);
    screen.getByText("Show all 4 yards");
    expect(document.querySelector("details")?.open).toBe(isAll);
    expect(ways()).toEqual(WAYS);
  },
);

it("a city with more yards than its page lists leads to all of them", async () => {
  await showYards({ others: OTHERS, total: 7 });
  screen.getByText("Show all 4 yards");
  expect(ways()).toEqual([["All 7 yards in Dubbo", "/scrap-yards/?q=Dubbo"], ...WAYS]);
});

it("the public holidays of the first yard that has any are said once", async () => {
  const holiday = "Public holiday: ring first";
  await showYards({ yards: [yard(1), yard(2, holiday), yard(3, holiday)], total: 3 });
  expect(words("#yards > p").filter((text) => text === holiday)).toHaveLength(1);
});

it.each([
  [[], "in Dubbo"],
  [OTHERS, "nearest the middle of Dubbo"],
])("those whose hours are known are summed up, beside others %j: %s", async (others, where) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T01:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const days = parseOpeningHours("Mo-Fr 07:00-16:00")?.days;
  const week = { days, offsets: [11 * 60], holidays: [], onHolidays: null };
  const hours = { line: "", holidays: null, week };
  const open = { ...yard(1), hours } as YardList["yards"][number];
  await showYards({ yards: [open, yard(2)], others, total: 2 + others.length });
  await screen.findByText(`The yard ${where} whose hours we know is open now, until 4 pm.`);
});

it.each([
  ["none", () => ({ yards: [], total: 0 })],
  ["that cannot be read", () => Promise.reject(new Error("D1"))],
])("for yards %s a visitor may tell us of one", async (_, list) => {
  await showYards(list() as Partial<YardList>);
  await screen.findByText(/^No scrap yards found in Dubbo yet\./);
  expect(links(".empty a")).toEqual([
    ["Let us know!", "/contact/?subject=Scrap+yard+in+Dubbo&from=%2Fdubbo%2F"],
  ]);
});

it("until the yards are there it says so, with a way to them without scripts", async () => {
  await showYards(new Promise<YardList>(() => {}));
  expect(screen.getByText("Loading scrap yards...")).toBeDefined();
  expect(links(".scriptless a")).toEqual([["Show the yards", "/dubbo/?yards=all#yards"]]);
});

const GENERAL = [
  "Government-issued photo ID such as a driver's license or passport",
  "Documentation showing you legally own the scrap metal",
  "Cash payments for scrap metal are prohibited in most states",
  "License plate and registration information when applicable",
];
const TERMS = ["Valid Identification", "Proof of Ownership", "Payment Method", "Vehicle Details"];
const NOTHING = { bringId: null, bringPayment: null, bringRecords: null };

it("what a state asks of sellers stands before what is asked everywhere", () => {
  const city = {
    ...{ stateName: "Northern Territory", bringId: "Two licences" },
    ...{ bringPayment: "No cash", bringRecords: "A receipt" },
  };
  show(<KeyRequirements city={city} />);
  expect(words("dt")).toEqual(TERMS);
  expect(words("dd")).toEqual([
    ...["Two licences", GENERAL[0], "A receipt", GENERAL[1]],
    ...["In the Northern Territory: No cash", GENERAL[2], GENERAL[3]],
  ]);
  expect(words("dd.quiet")).toEqual(GENERAL.slice(0, 3));
});

it("of a state that published nothing, what is asked everywhere stands alone", () => {
  show(<KeyRequirements city={{ stateName: "Tasmania", ...NOTHING }} />);
  expect([words("dt"), words("dd")]).toEqual([TERMS, GENERAL]);
  expect(words("dd.quiet")).toEqual([]);
});

it("what a state asks is left out where what is asked everywhere says it", () => {
  const bringId = "Photo ID, such as a driver's licence or passport.";
  show(<KeyRequirements city={{ stateName: "New South Wales", ...NOTHING, bringId }} />);
  expect(words("dd")).toEqual(GENERAL);
});

it("rules are read by the paragraph, all but the first folded on a phone", () => {
  const city = {
    ...{ ...DUBBO, id: 1, stateName: "New South Wales", ...NOTHING },
    ...{ regulations: "No cash.\nShow ID.\n \nKeep records.", metaDescription: "" },
    ...{ regulator: "NSW Police", regulatorUrl: "https://police.example/scrap", timeZone: "" },
  };
  show(
    <Regulations city={city as ComponentProps<typeof Regulations>["city"]} editedOn="1 May 2026" />,
  );
  expect(words("#rules > p")[0]).toBe("No cash.\nShow ID.");
  expect(words("#rules > details > p")).toEqual(["Keep records."]);
  expect(words("#rules > p")[1]).toContain("Last edited on 1 May 2026. Confirm");
  expect(links("#rules > p a")).toEqual([["NSW Police", "https://police.example/scrap"]]);
});
