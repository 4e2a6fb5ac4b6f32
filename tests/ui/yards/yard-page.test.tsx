import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { YardPage } from "../../../app/yards/yard-page.tsx";
import { links, show, words } from "../show.tsx";

type Props = ComponentProps<typeof YardPage>;

const YARD = { id: 7, name: "Ore Metals", address: "1 Ore Road, Dubbo NSW 2830" };
const WEEK = { days: [], offsets: [], holidays: [], onHolidays: null };
const HOURS = { line: "Open Mon", holidays: null, week: WEEK };

async function showPage(given: Partial<Props>, yard = {}) {
  const props: Props = {
    yard: { ...YARD, ...yard } as Props["yard"],
    city: null,
    hours: null,
    days: [],
    checkedOn: null,
    askedIn: null,
    nearest: [],
    map: null,
    near: null,
    abroad: null,
    offers: { checked: null, offers: [] },
    ownPrices: [],
    trail: [{ label: "Scrap yards", to: "/scrap-yards/" }],
    ...given,
  };
  show(<YardPage {...props} />);
  await screen.findByRole("heading", { level: 1, name: "Ore Metals" });
}

it("a yard without details says so and has a link to report a change", async () => {
  await showPage({});
  expect(words("h2")).toEqual(["Opening hours", "What it takes"]);
  expect(words(".empty")).toEqual([
    "We don’t know when this yard is open. Ring and ask.",
    "We don’t know what this yard takes. Ring and ask.",
  ]);
  expect(words("header .quiet")).toEqual([
    "We have not checked these details. Ring before you drive.",
  ]);
  expect(links("header a").map(([text]) => text)).toEqual(["Scrap yards", "Directions"]);
  expect(links("p.link-row a")).toEqual([["Report a change", "/report/?yard=7"]]);
});

it("a yard that takes none of the metals says when it was asked about them", async () => {
  await showPage({ askedIn: "November 2026" });
  expect([...words(".empty"), ...words("header .quiet")]).toEqual([
    "We don’t know when this yard is open. Ring and ask.",
    "It takes none of the metals that we asked about in November 2026. Ring and ask.",
    "We last asked this yard in November 2026. Ring before you drive.",
  ]);
});

const DAYS = [{ name: "Mon", times: "7 am – 4 pm", isOpen: true }];
const REOPENS = "Closed, reopens 7 January";
it.each<[Partial<NonNullable<Props["hours"]>>, string | null, string[]]>([
  [
    { holidays: "Public holiday: ring first" },
    "Mo 07:00-16:00",
    ["Hours may differ on public holidays.", "Public holiday: ring first"],
  ],
  [{ week: { ...WEEK, onHolidays: [] } }, "Mo 07:00-16:00", ["Closed on public holidays."]],
  [{ week: null }, "Mo 07:00-16:00", []],
  [{ line: "Hours: Ring", week: null }, "Ring", ["Ring"]],
  [{ line: REOPENS, week: null }, null, [REOPENS]],
])("the page shows hours of %j in full", async (given, openingHours, lines) => {
  const days = openingHours?.startsWith("Mo") ? DAYS : [];
  await showPage({ hours: { ...HOURS, ...given }, days }, { openingHours });
  expect(words("[aria-labelledby=hours-heading] > p")).toEqual(lines);
  expect(words(".opening-hours tbody tr")).toEqual(days.map(() => "Mon7 am – 4 pm"));
});

it.each([
  [{ shut: REOPENS }, REOPENS],
  [{ soon: "Closed from 20 December" }, "Closed from 20 December"],
  [{ shut: "Closed", soon: "Later" }, "Closed"],
])("a yard that is shut, or soon will be, says so at the top: %j", async (given, text) => {
  await showPage({ hours: { ...HOURS, week: null, ...given } });
  expect(words("header p.open-now")).toEqual([text]);
});
