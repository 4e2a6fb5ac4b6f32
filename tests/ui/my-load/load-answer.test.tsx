import { act, cleanup, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { LoadAnswer } from "../../../app/my-load/load-answer.tsx";
import type { LoadRow } from "../../../app/my-load/load-row.ts";
import { worthOf } from "../../../app/my-load/worth.ts";
import { readQuantity } from "../../../contract/amounts/quantity.ts";
import { links, show, words } from "../show.tsx";
import { DAY, line, prices } from "./load.ts";

type Props = ComponentProps<typeof LoadAnswer>;
type Answer = NonNullable<Props["answer"]>;

const ROW: LoadRow = { name: "a", title: "A", good: null, quantity: readQuantity("60", "kg") };
const LINES = [line(0, 60), { ...line(1, 10), maxGrams: 20_500, isAbout: true }];
const YARDS = { near: [], next: null, openWords: null, unlisted: [], states: [] };

async function showAnswer(given: Partial<Props>, path?: string) {
  const props: Props = {
    ...{
      address: "/my-load/?a=60",
      answeredFor: "/my-load/?a=60",
      left: 0,
      items: [],
      leftOut: [],
    },
    place: { text: "", label: null, problem: null, others: [] },
    kmCost: { value: 0.88, problem: null },
    vehicle: "",
    offer: {},
    ...{ rows: [ROW], lines: LINES, answer: null, anywhere: null, isOffline: false },
    ...{ today: "Friday 20 November 2026", origin: "https://site.example", ...given },
  };
  const router = show(<LoadAnswer {...props} />, path);
  // Once the code of its parts is there.
  const [total] = await screen.findAllByRole("status");
  return { total: total?.textContent, router };
}

/** The answer of the site for these prices of both lines, in a city as far away as that. */
function answerIn(kilometres: number, ranges: Parameters<typeof prices>, more = {}) {
  const city = { id: 1, name: "Dubbo", slug: "dubbo", state: "NSW" };
  const nearest = { city, kilometres, ...worthOf(LINES, prices(...ranges), DAY) };
  return {
    nearest,
    yards: YARDS,
    isJudged: true,
    own: null,
    ...{ others: null, scales: [] },
    ...more,
  } as unknown as Answer;
}

it.each<[string, Partial<Props>]>([
  ["Add what you have to see what it’s worth.", { rows: [], lines: [] }],
  ["Type how much there is to see what your load is worth.", { lines: [] }],
  ["about 70–80.5 kg. Tell us where you are to see prices near you.", {}],
  ["60 kg. Tell us where you are to see prices near you.", { lines: LINES.slice(0, 1) }],
  [
    "about 70–80.5 kg. Type another place to see prices near you.",
    { place: { text: "Nowhere", label: null, problem: "?", others: [] } },
  ],
  [
    "about 70–80.5 kg. We have no prices for this load near you.",
    { answer: answerIn(0, [], { nearest: undefined }) },
  ],
  [
    "$130 – $281 for about 70–80.5 kg in Dubbo NSW",
    {
      answer: answerIn(24.9, [
        [2, 4],
        [1, 2],
      ]),
    },
  ],
  [
    "$120 – $240 for 60 kg in Dubbo NSW, about 25 km away. 1 thing not counted",
    { answer: answerIn(25, [[2, 4], null]) },
  ],
  [
    "$120 – $240 for 60 kg at Dubbo’s prices, about 250 km away. 1 thing not counted",
    { answer: answerIn(250, [[2, 4], null], { isJudged: false }) },
  ],
  [
    "about 70–80.5 kg. No current price in Dubbo NSW, about 30 km away.",
    // As the site answers where every price is old.
    { answer: answerIn(30, [null, null], { isJudged: false }) },
  ],
])("the total reads %j", async (total, given) => {
  expect(await showAnswer(given)).toMatchObject({ total });
});

it("what is priced is a table, what is not is listed, and yards are named for what is typed", async () => {
  await showAnswer({ answer: answerIn(1, [[2, 4], null]) });
  expect(screen.getByRole("table")).toBeDefined();
  expect(words(".load-caveat")).toEqual(["Indicative prices, not a yard’s offer."]);
  expect(words(".load-left-out li")).toEqual([
    "Metal 1, 10 kg: the price in Dubbo was checked 323 days ago (1 Jan 2026) and may be out of date. At that price it would be $10.00 – $41.00.",
  ]);
  expect(screen.getByRole("heading", { name: "Who takes it" })).toBeDefined();
  expect(words(".printed-address")).toEqual([
    "Friday 20 November 2026. https://site.example/my-load/?a=60",
  ]);
  expect(document.querySelector(".load-verdicts")?.getAttribute("aria-busy")).toBe("false");
});

it("before anything is typed there is nothing but a status to read out", async () => {
  await showAnswer({ rows: [], lines: [] });
  expect(document.querySelector("section")?.textContent).toBe(
    "Add what you have to see what it’s worth.",
  );
  expect(screen.getByRole("status").className).toBe("visually-hidden");
});

it("without a place the total is that of the largest cities, until something else is typed", async () => {
  const city = { name: "Perth", slug: "perth", state: "WA" };
  const inCity = (min: number, max: number) => ({
    ...{ city, kilometres: null, comparison: null, besides: [], oneYard: [] },
    total: { min: min * 100_000, max: max * 100_000 },
  });
  const anywhere = { cities: [inCity(150, 200), inCity(120, 180)], apart: [] };
  const asked = "about 70–80.5 kg. Tell us where you are to see prices near you.";
  expect(await showAnswer({ anywhere })).toMatchObject({
    total: `$120 – $200 in the largest cities for ${asked}`,
  });
  cleanup();
  expect(await showAnswer({ anywhere, answeredFor: "/my-load/?a=6" })).toMatchObject({
    total: asked,
  });
});

it("without an amount there are no yards, and without a price no table", async () => {
  const none = { ...ROW, quantity: undefined };
  await showAnswer({ rows: [none, none], answer: answerIn(1, [null, null]) });
  expect(screen.queryByRole("heading", { name: "Who takes it" })).toBeNull();
  expect(screen.queryByRole("table")).toBeNull();
});

it("one amount of several is enough for yards; until the site answers, its verdicts are marked", async () => {
  const none = { ...ROW, name: "b", quantity: undefined };
  const answer = answerIn(1, [[2, 4], null]);
  await showAnswer({ rows: [none, ROW], answer, answeredFor: "/my-load/?a=6" });
  expect(screen.getByRole("heading", { name: "Who takes it" })).toBeDefined();
  expect(document.querySelector(".load-verdicts")?.getAttribute("aria-busy")).toBe("true");
  expect(words(".did-you-mean, .load-own, .load-offline")).toEqual([]);
  // Where the total leads, and Enter.
  expect(links(".load-total a")).toEqual([["$120 – $240", "#answer-heading"]]);
  const heading = screen.getByRole("heading", { name: "What it is worth" });
  expect(heading.getAttribute("tabindex")).toBe("-1");
});

it("without a connection it says so, and asks again by a press or once there is one", async () => {
  const place = { label: null, problem: null, others: [{ label: "Dubbo", to: "/x" }] };
  const { router } = await showAnswer(
    { isOffline: true, place: { text: "x", ...place } },
    "/my-load/?a=60",
  );
  expect(words(".load-offline")[0]).toMatch(/^No connection\. This device worked out the total\./);
  // It is being typed still.
  const state = { isTyped: true };
  await act(() => router.navigate("/my-load/?a=60", { state }));
  const asks = [
    () => screen.getByRole("button", { name: "Try again" }).click(),
    () => window.dispatchEvent(new Event("online")),
  ];
  for (const ask of asks) {
    const { key } = router.state.location;
    await act(async () => ask());
    const { location, historyAction, preventScrollReset } = router.state;
    expect(location.key).not.toBe(key);
    expect(location.pathname + location.search).toBe("/my-load/?a=60");
    expect([historyAction, preventScrollReset]).toEqual(["REPLACE", true]);
    expect(location.state).toEqual(state);
  }
  expect(words(".did-you-mean p")).toEqual(["Or did you mean"]);
});

it("what no yard near the visitor lists is said beside the total", async () => {
  const where = { address: "1 Elm Street, Dubbo NSW 2830", cityName: "Dubbo", state: "NSW" };
  const near = [
    { ...where, id: 1, name: "Elm Metals", phone: null, hours: null, kilometres: 3, missing: [] },
  ];
  const yards = { ...YARDS, near, unlisted: ["Zinc", "Lead"] };
  await showAnswer({
    answer: answerIn(
      5,
      [
        [1, 2],
        [3, 4],
      ],
      { yards },
    ),
  });
  expect(document.body.textContent).toContain("No yard within 100 km lists Zinc or Lead: ring");
});
