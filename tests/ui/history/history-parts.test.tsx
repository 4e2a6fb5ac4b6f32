import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useSearchParams } from "react-router";
import { expect, it } from "vitest";
import { ChoiceForm } from "../../../app/history/choice-form.tsx";
import { CitiesInMonth } from "../../../app/history/cities-in-month.tsx";
import { CityInMonth } from "../../../app/history/city-in-month.tsx";
import { HistoryChart } from "../../../app/history/history-chart.tsx";
import { HistoryTable } from "../../../app/history/history-table.tsx";
import { monthDataset } from "../../../app/history/month-structured-data.ts";
import { Publications } from "../../../app/history/publications.tsx";
import { RecordNotes } from "../../../app/history/record-notes.tsx";
import { links, show, words } from "../show.tsx";

const rows = () =>
  [...document.querySelectorAll("tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
const options = () =>
  [...document.querySelectorAll("option")].map(({ value, textContent }) => [value, textContent]);

const figures = (low: number) => ({
  ...{ minPrice: low, middlePrice: low + 1, maxPrice: low + 3, observations: low * 2 },
});
const city = (name: string, low: number) => ({
  ...{ city: { name, slug: name.toLowerCase(), state: "NSW" }, ...figures(low) },
});

it("a choice is a labelled list with what was chosen, which leads to its address", () => {
  const months = ["2026-09", "2026-10", "2026-11"].map((value) => ({
    value,
    label: `In ${value}`,
  }));
  show(
    <ChoiceForm action="/prices/" label="Month" name="month" options={months} chosen="2026-10" />,
  );
  const list = document.querySelector("select")!;
  expect([list.name, list.value, list.labels[0]?.textContent]).toEqual([
    "month",
    "2026-10",
    "Month",
  ]);
  expect(options()).toEqual(months.map(({ value, label }) => [value, label]));
  expect(document.querySelector("form")?.getAttribute("action")).toBe("/prices/");
  expect([words("button"), document.querySelector("button")?.type]).toEqual([["Show"], "submit"]);
});

it("a choice shows what the address says, also after Back, and the page stays where it is", async () => {
  function Months() {
    const chosen = useSearchParams()[0].get("month") ?? "1";
    const options = ["1", "2", "3"].map((value) => ({ value, label: value }));
    return <ChoiceForm action="/" label="Month" name="month" options={options} chosen={chosen} />;
  }
  const router = show(<Months />);
  const list = () => screen.getByLabelText<HTMLInputElement>("Month");
  fireEvent.change(list(), { target: { value: "3" } });
  await act(async () => screen.getByRole("button", { name: "Show" }).click());
  await waitFor(() => expect(router.state.location.search).toBe("?month=3"));
  expect(router.state.preventScrollReset).toBe(true);
  expect(list().value).toBe("3");
  await act(() => router.navigate("/?month=2"));
  expect(list().value).toBe("2");
  // A browser would restore another choice.
  expect(list().form?.getAttribute("autocomplete")).toBe("off");
});

it("a metal's cities in a month are a table, with the months to choose from, the latest first", () => {
  show(
    <CitiesInMonth
      material={{ id: 1, name: "Copper", slug: "copper", grade: null }}
      months={[{ month: "2026-09" }, { month: "2026-10" }, { month: "2026-11" }]}
      shown={{
        ...{ month: "2026-10", name: "October 2026" },
        cities: [city("Orange", 2), city("Dubbo", 9), city("Moree", 4)],
      }}
    />,
  );
  expect(words("h2")).toEqual(["Copper by city in October 2026"]);
  expect(options()).toEqual([
    ["2026-11", "Nov 2026"],
    ["2026-10", "Oct 2026"],
    ["2026-09", "Sep 2026"],
  ]);
  expect(document.querySelector("form")?.getAttribute("action")).toBe(
    "/material/copper/history/#cities-heading",
  );
  expect(words("caption")).toEqual([
    "Copper in October 2026: recorded prices, Australian dollars per kilogram",
  ]);
  expect(rows()).toEqual([
    ["City", "Lowest", "Middle", "Highest", "Records"],
    ["Orange NSW", "$2.00", "$3.00", "$5.00", "4"],
    ["Dubbo NSW", "$9.00", "$10.00", "$12.00", "18"],
    ["Moree NSW", "$4.00", "$5.00", "$7.00", "8"],
  ]);
  expect(links()).toEqual([
    ["Orange", "/orange/"],
    ["Dubbo", "/dubbo/"],
    ["Moree", "/moree/"],
    ["Download the cities as CSV", "/material/copper/history.csv?month=2026-10"],
    ["All metals in October 2026", "/prices/2026-10/"],
  ]);
});

it("a table has how many cities there are, where any row says so", () => {
  const shown = [
    { key: "a", label: "Copper", ...figures(2), cities: 7 },
    { key: "b", label: "Brass", ...figures(3) },
  ];
  show(<HistoryTable caption="Prices" of="Metal" rows={shown} />);
  expect(rows()).toEqual([
    ["Metal", "Lowest", "Middle", "Highest", "Cities", "Records"],
    ["Copper", "$2.00", "$3.00", "$5.00", "7", "4"],
    ["Brass", "$3.00", "$4.00", "$6.00", "", "6"],
  ]);
  // A screen reader says with each figure what it is of.
  expect(words("tbody th[scope=row]")).toEqual(["Copper", "Brass"]);
  expect(words("thead th[scope=col]")).toHaveLength(6);
  // A narrow screen leaves out the same columns everywhere.
  const isWide = [...document.querySelectorAll("tr")].map((row) =>
    [...row.children].map((cell) => cell.classList.contains("wide")),
  );
  expect(isWide).toEqual(Array(3).fill([false, false, false, false, true, true]));
  const area = document.querySelector("section");
  expect([area?.getAttribute("aria-label"), area?.tabIndex]).toEqual(["Prices", 0]);
});

const MONTH = { month: "2026-10", name: "October 2026" };
const CITIES = [
  { name: "Dubbo", slug: "dubbo" },
  { name: "Moree", slug: "moree" },
];
const metals = [{ metal: { name: "Copper", slug: "copper" }, ...figures(2) }];
const dubbo = { name: "Dubbo", slug: "dubbo", state: "NSW", metals };

it("a city's month is a table of its metals", () => {
  show(<CityInMonth {...MONTH} city={dubbo} cities={CITIES} unknownCity={undefined} />);
  expect(words("h2")).toEqual(["In Dubbo"]);
  expect(options()).toEqual([
    ["", "Choose a city"],
    ["dubbo", "Dubbo"],
    ["moree", "Moree"],
  ]);
  expect(document.querySelector("select")?.value).toBe("dubbo");
  expect(document.querySelector("form")?.getAttribute("action")).toBe(
    "/prices/2026-10/#city-heading",
  );
  expect(words("caption")).toEqual([
    "Dubbo, NSW in October 2026: recorded prices, Australian dollars per kilogram",
  ]);
  expect(rows()[1]).toEqual(["Copper", "$2.00", "$3.00", "$5.00", "4"]);
  expect(links()).toEqual([
    ["Copper", "/material/copper/history/?month=2026-10"],
    ["Price history for Dubbo", "/dubbo/history/"],
  ]);
  expect(words(".empty, [role=status]")).toEqual([]);
});

it("a city without records in a month says so", () => {
  const city = { ...dubbo, metals: [] };
  show(<CityInMonth {...MONTH} city={city} cities={CITIES} unknownCity={undefined} />);
  expect(words(".empty")).toEqual(["No prices are recorded for Dubbo in October 2026."]);
  expect(rows()).toEqual([]);
});

it("a city that is not known is asked for again", () => {
  show(<CityInMonth {...MONTH} city={undefined} cities={CITIES} unknownCity="Dubo" />);
  expect(words("[role=status]")).toEqual([
    "We don’t know the city “Dubo”. Pick yours from the list.",
  ]);
  expect(words("h2")).toEqual(["In one city"]);
  expect(document.querySelector("select")?.value).toBe("");
  expect(links()).toEqual([]);
});

it("a chart is summed up in words, with the lowest and the highest of all months", () => {
  const months = [4, 2, 9, 5].map((low, i) => ({ month: `2026-0${i + 1}`, ...figures(low) }));
  show(<HistoryChart of="Copper in Sydney" months={months} />);
  expect(document.body.innerHTML).toContain(
    "Copper in Sydney: recorded prices between $2.00 and $12.00 per kg; the middle was $5.00 in Jan 2026 and $6.00 in Apr 2026. The table has every month.",
  );
});

it.each([0, 1])("%i months are no chart", (count) => {
  const months = [{ month: "2026-01", ...figures(4) }].slice(0, count);
  show(<HistoryChart of="Copper in Sydney" months={months} />);
  expect(document.querySelector("figure")).toBeNull();
});

it("what was published in a month is a table, in its order", () => {
  const [first, second] = [
    {
      id: 2,
      name: "Edition 2",
      day: "12 October 2026",
      counts: "3 prices changed",
      note: "A note.",
    },
    { id: 1, name: "Edition 1", day: "1 October 2026", counts: "Nothing changed", note: null },
  ];
  show(<Publications publications={[first, second]} month="October 2026" />);
  expect(words("h2, caption")).toEqual([
    "What we published",
    "Editions dated October 2026, which can include prices checked the month before",
  ]);
  expect(rows()).toEqual([
    ["Edition", "What it did"],
    ["12 October 2026  Edition 2", "3 prices changed A note."],
    ["1 October 2026  Edition 1", "Nothing changed"],
  ]);
  expect(words(".empty")).toEqual([]);
});

it("a month without an edition says so", () => {
  show(<Publications publications={[]} month="October 2026" />);
  expect(words(".empty")).toEqual(["No edition is dated October 2026."]);
  expect(rows()).toEqual([]);
});

it.each([
  [true, "each city’s middle, counted once", " What one yard said counts as its city’s price."],
  [undefined, "the ranges’ midpoints", ""],
] as const)("how the figures are made is said, national: %s", (isNational, of, more) => {
  show(<RecordNotes {...(isNational && { isNational })} />);
  expect(document.body.textContent).toBe(
    `How we work these outA price counts in the month it was checked. Lowest and highest are taken across all ranges recorded that month. The middle is the average of ${of}. Records added or corrected later are included.${more}`,
  );
});

it("a month is described to search engines as a dataset with its file", () => {
  expect(
    monthDataset(
      { origin: "https://example.com", name: "Hunter Scrap", social: [] },
      "2026-10",
      "October 2026",
    ),
  ).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Dataset",
    name: "Scrap metal prices in Australia, October 2026",
    description:
      "Indicative scrap metal prices recorded in October 2026, by city and metal: lowest, middle and highest in Australian dollars per kilogram.",
    url: "https://example.com/prices/2026-10/",
    temporalCoverage: "2026-10",
    spatialCoverage: "Australia",
    creator: { "@type": "Organization", url: "https://example.com/" },
    distribution: {
      "@type": "DataDownload",
      encodingFormat: "text/csv",
      contentUrl: "https://example.com/prices/2026-10.csv",
    },
  });
});
