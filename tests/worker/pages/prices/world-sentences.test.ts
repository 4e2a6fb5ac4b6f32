import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { changed } from "../../database.ts";
import { fetchPage } from "../../page.ts";
import { recorded } from "../../recorded.ts";

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-20T02:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  await changed("dataset", "update dataset set is_sample = 0");
  await changed("prices", "update prices set checked_on = '2026-03-20'");
  await recorded();
});

it.each([
  "/sydney/",
  "/fair-price/?metal=copper&near=Sydney+NSW&offer=7",
  "/my-load/?near=Sydney+NSW&copper=10",
])("%s leaves world prices to the metals' pages", async (path) => {
  expect((await fetchPage(path)).words).not.toMatch(/world price of/i);
});

it("a metal's page states the age of its world price months later", async () => {
  vi.setSystemTime("2026-10-20T02:00:00Z");
  const { main } = await fetchPage("/material/copper/");
  expect(main.section("The world price behind copper").words).toContain(
    "World price, May 2026: $18.84 a kilogram. Yards pay less: cleaning, freight and their own margin come off. Our latest figure is from 5 months ago.",
  );
});
