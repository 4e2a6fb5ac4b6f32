import { expect, it } from "vitest";
import { LeftOutList, OwnPrices } from "../../../app/my-load/load-notes.tsx";
import { worthOf } from "../../../app/my-load/worth.ts";
import { links, show, words } from "../show.tsx";
import { DAY, line } from "./load.ts";

/** 10 kg of each metal at prices that were checked on these days. */
const worthAt = (...days: (string | null)[]) => ({
  city: { name: "Orange", slug: "orange", state: "NSW" },
  kilometres: 0,
  ...worthOf(
    days.map((_, id) => line(id, 10)),
    new Map(
      days.flatMap((checkedOn, id) =>
        checkedOn ? [[id, { minPrice: 1 + id, maxPrice: 3 + id, checkedOn }]] : [],
      ),
    ),
    DAY,
  ),
});

it("a city's own old prices are summed, and dated by the oldest", () => {
  show(<OwnPrices {...worthAt("2026-03-02", "2026-01-05", "2026-02-03", null)} />);
  expect(document.body.textContent).toBe(
    "At Orange’s own prices, checked 319 days ago (5 Jan 2026), it would be $60 – $120. They may be out of date.",
  );
});

it("goods that the total does not count are listed with their parts and reasons, and lead to their fields", () => {
  const leftOut = [{ name: "big old thing", title: "“big old thing”", reason: "We don’t know." }];
  const nearest = worthAt("2026-11-19", "2026-01-05", null);
  nearest.lines[2]!.line.parts = ["10 kg", "1 × tap, 2 kg"];
  show(<LeftOutList leftOut={leftOut} nearest={nearest} />);
  expect(words("li")).toEqual([
    "Metal 1, 10 kg: the price in Orange was checked 319 days ago (5 Jan 2026) and may be out of date. At that price it would be $20.00 – $40.00.",
    "Metal 2, 10 kg and 1 × tap, 2 kg: we have no price in Orange.",
    "“big old thing”: We don’t know.",
  ]);
  expect(links()).toEqual([["“big old thing”", "#load-big-old-thing"]]);
});
