import { act, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { LoadAnswer } from "../../../app/my-load/load-answer.tsx";
import { worthOf } from "../../../app/my-load/worth.ts";
import { links, show, words } from "../show.tsx";
import { DAY, FRIDGE, good, line, prices, row } from "./load.ts";

type Props = ComponentProps<typeof LoadAnswer>;

const ROW = row(null, "60");
const LINES = [line(0, 60), { ...line(1, 10), maxGrams: 20_500, isAbout: true }];
const YARDS = { near: [], next: null, openWords: null, unlisted: [], states: [] };
const WHO = { name: "Who takes it" };

/** The answer to 60 kg of one thing and about 10 to 20.5 kg of another, without a place. */
function showAnswer(given: Partial<Props>, path?: string) {
  const props: Props = {
    ...{ address: "/my-load/?a=60", answeredFor: "/my-load/?a=60", left: 0, items: [] },
    place: { text: "", label: null, problem: null, others: [] },
    kmCost: { text: "", value: 0.88, problem: null },
    ...{ vehicle: "", offer: { text: "" }, leftOut: [], rows: [ROW], lines: LINES },
    ...{ identifyPath: "/what-is-it/", isVariant: true, isProvisional: false, open: "", to: "" },
    sort: "",
    ...{ answer: null, anywhere: null, isOffline: false },
    ...{ today: "Friday 20 November 2026", origin: "https://site.example", ...given },
  };
  const router = show(<LoadAnswer {...props} />, path);
  return { total: screen.getAllByRole("status")[0]?.textContent, router };
}

/** The site's answer at some prices of both lines, in a city some kilometres away. */
function answerIn(kilometres: number, ranges: Parameters<typeof prices>, more = {}) {
  const city = { id: 1, name: "Dubbo", slug: "dubbo", state: "NSW" };
  const nearest = { city, kilometres, ...worthOf(LINES, prices(...ranges), DAY) };
  return {
    ...{ nearest, yards: YARDS, isJudged: true, own: null, others: null, scales: [] },
    ...more,
  } as unknown as NonNullable<Props["answer"]>;
}

const HERE = answerIn(1, [[2, 4], null]);

it.each<[string, Partial<Props>]>([
  ["Add what you have to see what it’s worth.", { rows: [], lines: [] }],
  ["Type how much there is to see what your load is worth.", { lines: [] }],
  [
    "We have no price for any of it. Below is who to ask.",
    { rows: [row({ ...FRIDGE, metal: null }, "1")], lines: [] },
  ],
  ["about 70–80.5 kg. Tell us where you are to see prices near you.", {}],
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
    "$120 – $240 for 60 kg at Dubbo’s prices, about 250 km away. 3 things not counted",
    {
      answer: answerIn(250, [[2, 4], null], { isJudged: false }),
      rows: [ROW, row(FRIDGE, "")],
      leftOut: [{ name: "tin", title: "Tin", reason: "?" }],
    },
  ],
  [
    "about 70–80.5 kg. No current price in Dubbo NSW, about 30 km away.",
    { answer: answerIn(30, [null, null], { isJudged: false }) },
  ],
  [
    "$120 – $240 for 60 kg in Dubbo NSW. Returned, the cans bring $6.80 – $7.10. 1 thing not counted",
    { answer: HERE, rows: [row(good("aluminum-cans"), "1")] },
  ],
])("the total reads %j", (total, given) => {
  expect(showAnswer(given).total).toBe(total);
});

it("without a place the total of the largest cities waits for the answer to the latest load", () => {
  const total = { min: 12_000_000, max: 20_000_000 };
  const perth = { name: "Perth", slug: "perth", state: "WA" };
  const city = { city: perth, kilometres: null, comparison: null, besides: [], oneYard: [], total };
  const anywhere = { cities: [city], apart: [] };
  expect(showAnswer({ anywhere, answeredFor: "/my-load/?a=6" }).total).toBe(
    "about 70–80.5 kg. Tell us where you are to see prices near you.",
  );
});

it("yards need an amount, and the table a price", () => {
  const none = row(null, "");
  showAnswer({ rows: [none, { ...none, name: "b" }], answer: answerIn(1, [null, null]) });
  expect(screen.queryByRole("heading", WHO)).toBeNull();
  expect(screen.queryByRole("table")).toBeNull();
});

it.each([
  ["/my-load/?a=60", "false"],
  ["/my-load/?a=6", "true"],
])(
  "one amount is enough for yards; after the answer for %s, verdicts are marked as busy: %s",
  (...all) => {
    const [answeredFor, isBusy] = all;
    showAnswer({ rows: [row(null, "", { name: "b" }), ROW], answer: HERE, answeredFor });
    expect(screen.getByRole("heading", WHO)).toBeDefined();
    expect(document.querySelector(".load-verdicts")?.getAttribute("aria-busy")).toBe(isBusy);
    // The total and Enter lead there.
    expect(links(".load-total a")).toEqual([["$120 – $240", "#answer-heading"]]);
    const heading = screen.getByRole("heading", { name: "What it is worth" });
    expect(heading.getAttribute("tabindex")).toBe("-1");
  },
);

it("without a connection it says so, and requests the answer again on a press or once there is one", async () => {
  const { router } = showAnswer({ isOffline: true }, "/my-load/?a=60");
  expect(words(".load-offline")[0]).toMatch(/^No connection\. This device worked out the total\./);
  // The visitor is still typing.
  const state = { isTyped: true };
  await act(() => router.navigate("/my-load/?a=60", { state }));
  const retries = [
    () => screen.getByRole("button", { name: "Try again" }).click(),
    () => window.dispatchEvent(new Event("online")),
  ];
  for (const retry of retries) {
    const { key } = router.state.location;
    await act(async () => retry());
    const { location, historyAction, preventScrollReset } = router.state;
    expect(location.key).not.toBe(key);
    expect(location.pathname + location.search).toBe("/my-load/?a=60");
    expect([historyAction, preventScrollReset]).toEqual(["REPLACE", true]);
    expect(location.state).toEqual(state);
  }
});

it.each(["/my-load/?a=60&b=2", "/about/"])(
  "a connection that comes back does not call back %s, which is on its way",
  async (path) => {
    const { router } = showAnswer({ isOffline: true }, "/my-load/?a=60");
    const loader = () => new Promise(() => {});
    router.patchRoutes(null, [
      { path: "/my-load/", loader },
      { path: "/about/", loader },
    ]);
    await act(async () => void router.navigate(path));
    await act(async () => void window.dispatchEvent(new Event("online")));
    const { location } = router.state.navigation;
    expect(`${location?.pathname}${location?.search}`).toBe(path);
  },
);
