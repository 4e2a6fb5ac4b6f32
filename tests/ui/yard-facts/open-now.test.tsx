import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OpenNow, OpenSummary } from "../../../app/yard-facts/open-now.tsx";
import { parseOpeningHours } from "../../../worker/data/yards/opening-hours.ts";
import { show } from "../show.tsx";

const hoursOf = (text: string) => ({
  week: {
    days: parseOpeningHours(text)?.days ?? [],
    offsets: [11 * 60],
    holidays: [],
    onHolidays: null,
  },
});

// Friday 20 November 2026, a minute before 4 pm in Sydney.
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["Date", "setInterval", "clearInterval"],
    now: new Date("2026-11-20T04:59Z"),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const WEEKDAYS = hoursOf("Mo-Fr 07:00-16:00");

it("a yard's line follows the clock, after its distance", async () => {
  show(<OpenNow hours={WEEKDAYS} before="about 3 km away" />);
  await screen.findByText("about 3 km away · Open now until 4 pm");
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  screen.getByText("about 3 km away · Closed now, opens Monday 7 am");
});

it("a yard's hours or its distance stand alone if the other is missing", async () => {
  show(<OpenNow hours={WEEKDAYS} />);
  await screen.findByText("Open now until 4 pm");
  show(<OpenNow hours={null} before="about 3 km away" />);
  screen.getByText("about 3 km away");
});

it("the summary of a list follows the clock", async () => {
  const yards = ["Ash Metals", "Elm Scrap"].map((name, i) => ({
    name,
    hours: hoursOf(`Mo-Fr 0${7 + i}:00-16:00`),
  }));
  show(<OpenSummary yards={yards} where="in Dubbo" />);
  await screen.findByText("Both yards in Dubbo are open now.");
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  screen.getByText("All closed. Ash Metals opens Monday 7 am.");
});

it("unknown hours give no line", () => {
  show(
    <div data-testid="shown">
      <OpenNow hours={null} />
      <OpenNow hours={{ week: null }} />
      <OpenSummary yards={[{ name: "Ash Metals", hours: { week: null } }]} where="in Dubbo" />
    </div>,
  );
  expect(screen.getByTestId("shown").innerHTML).toBe("");
});
