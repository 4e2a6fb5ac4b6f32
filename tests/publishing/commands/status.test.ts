import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { liveState } from "../../../publishing/apply/publish.ts";
import { ageLines } from "../../../publishing/commands/ages.ts";
import { readDataset, replace } from "../../../publishing/commands/database.ts";
import { siteText } from "../../../publishing/commands/site.ts";
import { status } from "../../../publishing/commands/status.ts";
import { searchDay } from "../../../worker/data/searches.ts";
import { type Data, writeFolder } from "../data-folder.ts";
import { copper, publishOn, realData } from "../live.ts";
import { newPlace, run } from "./run-command.ts";

/** A site that answers every request so; its address. */
async function site(status: number, body: string): Promise<string> {
  const server = createServer((request, response) => {
    response.statusCode = request.url === "/api/health" ? status : 404;
    response.end(body);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const health = (version: string) =>
  JSON.stringify({
    status: "ok",
    dataset: { name: "Ours", publishedOn: "2026-11-20", isSample: false, version },
  });

test("whether the site shows the dataset", async () => {
  const origin = await site(200, health("abc"));
  expect(await siteText(origin, "abc")).toBe(`Site: ${origin} shows this dataset.`);
  expect(await siteText(origin, "def")).toBe(
    `Site: ${origin} shows another dataset: Ours, version abc. After a load, the site can take up to a minute to catch up.`,
  );
});

test.each([
  [404, '{"error":"Not found"}'],
  [200, "<html>"],
  [503, "{}"],
])("a site that answers %i %s does not say what it shows", async (status, body) => {
  const origin = await site(status, body);
  expect(await siteText(origin, "abc")).toBe(
    `Site: ${origin} does not say what it shows (status ${status}).`,
  );
});

test("a site that can't be reached, or has no address", async () => {
  // Nothing listens on port 1.
  expect(await siteText("http://127.0.0.1:1", "abc")).toMatch(
    /^Site: http:\/\/127\.0\.0\.1:1 can't be reached: .+\.$/,
  );
  expect(await siteText("", "abc")).toMatch(/SITE_ORIGIN in wrangler\.toml is empty/);
  const fetching = vi.spyOn(globalThis, "fetch");
  onTestFinished(() => fetching.mockRestore());
  fetching.mockRejectedValue(new DOMException("Aborted", "TimeoutError"));
  expect(await siteText("https://yards.example", "abc")).toBe(
    "Site: https://yards.example did not answer within 15 seconds.",
  );
});

test("old prices by city, and in all cities", () => {
  const dataset = realData((data) => {
    copper("8", "10", "2026-11-18")(data);
    Object.assign(data.prices[1]!, { min: "1", max: "2", checked_on: "2026-10-01" });
    Object.assign(data.prices[2]!, { min: "8", max: "9", checked_on: "2026-08-01" });
  });
  // Sydney's price is 30 days old.
  expect(ageLines(dataset, "2026-10-31").join()).not.toContain("Sydney");
  expect(ageLines(dataset, "2026-11-21")).toEqual([
    "Prices last checked long ago",
    "  City        over 30 days  over 90 days  prices",
    "  Hobart      1             1             1",
    "  Sydney      1             0             2",
    "  All cities  2             1             3",
  ]);
  // Cities with the most old prices come first, then those with the most that are due, then by name.
  const days = (...rows: [city: number, day: string][]) =>
    ageLines(
      {
        ...dataset,
        prices: rows.map(([cityId, checkedOn]) => ({ ...copperOf, cityId, checkedOn })),
      },
      "2026-11-21",
    ).map((line) => line.trim().split(/ {2,}/).join(" "));
  const copperOf = dataset.prices.find(({ minCents }) => minCents > 0)!;
  const [heading, total] = ["City over 30 days over 90 days prices", "All cities"];
  // A price of 90 days is not old, and cities whose prices are fresh are counted with the others alone.
  expect(days([3, "2026-08-23"], [2, "2026-10-21"], [13, "2026-11-20"]).slice(1)).toEqual([
    ...[heading, "Coffs Harbour 1 0 1", "Hobart 1 0 1", `${total} 2 0 3`],
  ]);
  expect(
    days([2, "2026-10-01"], [13, "2026-10-01"], [13, "2026-10-01"], [3, "2026-08-22"]).slice(1),
  ).toEqual([heading, "Hobart 1 1 1", "Sydney 2 0 2", "Coffs Harbour 1 0 1", `${total} 4 1 4`]);
  // Prices that are unavailable are in no number.
  const none = { ...copperOf, minCents: 0, maxCents: 0, checkedOn: "2026-08-01" };
  const due = { ...copperOf, checkedOn: "2026-10-01" };
  expect(ageLines({ ...dataset, prices: [none, due] }, "2026-11-21").at(-1)).toMatch(/ 1 +0 +1$/);
  expect(ageLines(realData(copper("8", "10", "2026-10-22")), "2026-11-21")).toEqual([
    "No price is older than 30 days.",
  ]);
});

test("the command says what is live and what is to be done", async () => {
  const place = newPlace();
  const withMerged = (data: Data) => {
    copper("8", "10")(data);
    // A yard that is part of another one is not listed, and not counted.
    for (const yard of data.scrap_yards) Object.assign(yard, { merged_into: "" });
    Object.assign(data.scrap_yards[2]!, { address: "129 Ingot Street, Gillman SA 5013" });
    for (const yard of data.scrap_yards) yard.opening_hours = "Mo-Fr 07:00-16:00";
    data.scrap_yards.push(
      Object.assign({ ...data.scrap_yards[1]!, id: "4" }, { merged_into: "1" }),
    );
  };
  await replace(place.target, readDataset(writeFolder(withMerged)));
  await place.target.apply([
    {
      sql: `insert into messages (sent_at, name, email, subject, message, page, is_answered, is_suspected_spam)
        values (0, 'A', 'a@b.example', 'Hi', 'Hello', '/', 0, 0),
        (0, 'B', 'a@b.example', 'Hi', 'Hello', '/', 1, 1), (0, 'C', 'a@b.example', 'Hi', 'Hello', '/', 0, 1)`,
    },
  ]);
  await place.target.apply([
    {
      sql: `insert into reports (sent_at, kind, seen, page, fingerprint, is_closed, is_suspected_spam)
        values (0, 'other', 'A', '/', 'a', 0, 0), (0, 'other', 'B', '/', 'b', 1, 1),
        (0, 'other', 'C', '/', 'c', 0, 1), (0, 'other', 'D', '/', 'd', 0, 1)`,
    },
  ]);
  const { month, day } = searchDay();
  await place.target.apply([
    {
      sql: `insert into searched_words values ('${month}', 'a', 'skip', 3, 7, '${day}'),
        ('${month}', 'b', null, 2, 3, '${day}'), ('2020-01', 'a', 'tip', 9, 7, '2020-01-01')`,
    },
  ]);
  const { version } = await liveState(place.target);
  const origin = await site(200, health(String(version)));
  const { stdout, ...outcome } = await run(status, ["--site", origin], place);
  expect(outcome).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(
    /^Live: Small, for tests\n {2}sample data, published 2026-11-20, version [0-9a-f]{16}\n {2}publication 1 of \d/,
  );
  expect(stdout).toContain("\nYards without coordinates: 1 of 3 yards\n");
  expect(stdout).toContain("\nYards with those of their suburb: 1 of 3 yards\n");
  expect(stdout).toContain("\nYards without opening hours: 0 of 3 yards\n");
  expect(stdout).toContain("\nYards without a checking date: 2 of 3 yards\n");
  expect(stdout).toContain("\nMessages not marked as answered: 2 (1 suspected spam)\n");
  expect(stdout).toContain("\nReports not closed: 3 (2 suspected spam)\n");
  expect(stdout).toContain("\nWords not understood this month: 1\n");
  expect(stdout).toContain(`\nSite: ${origin} shows this dataset.\n`);
});

test("the latest publication comes with its note, and the site of this machine is asked unless told", async () => {
  const place = newPlace();
  await publishOn(place.target, realData(copper("8", "10")));
  await publishOn(place.target, realData(copper("8.10", "10")), { note: "Friday" });
  const { stdout } = await run(status, [], place);
  expect(stdout).toMatch(/\n {2}real data, published .+\n {2}publication 2 of \d.+: Friday\n\n/);
  expect(stdout).toMatch(/\nMessages not marked as answered: 0\nReports not closed: 0\n/);
  expect(stdout).toMatch(/\nSite: http:\/\/localhost:8787 /);
  expect((await run(status, ["--remote"], place)).stdout).toMatch(/\nSite: not checked/);
});

test("real prices that are older than wrangler.toml allows are named, and fail as the health of the site does", async () => {
  const place = newPlace();
  await publishOn(place.target, realData(copper("8", "10", "2020-11-18")), { accepted: ["old"] });
  const { status: code, stdout } = await run(status, [], place);
  expect(code).toBe(1);
  expect(stdout).toContain("\nToo old, so /api/health fails: prices in Sydney, of 2020-11-18.");
  expect(stdout).toMatch(
    /\nToo old, so \/api\/health fails: world prices, of 20\d\d-\d\d-\d\d\.\n$/,
  );
});

test("of the address of a site its path is left out", async () => {
  const origin = await site(503, "{}");
  expect((await run(status, ["--site", `${origin}/sydney/?q=1`])).stdout).toContain(
    `\nSite: ${origin} does not say what it shows (status 503).\n`,
  );
});

test("of an empty database the command says that nothing has been loaded", async () => {
  const origin = await site(503, "{}");
  const { stdout } = await run(status, ["--site", origin]);
  expect(stdout).toMatch(/^The database is empty: nothing has been loaded yet\.\n/);
});

test("a bad option is told, exit 2", async () => {
  expect((await run(status, ["--site", "ftp://yard.example"])).status).toBe(2);
  expect((await run(status, ["--site", "https://"])).status).toBe(2);
  expect(await run(status, ["--site", "example"])).toEqual({
    status: 2,
    stdout: "",
    stderr:
      '--site must be a full web address (found "example").\nUsage: npm run data:status -- [--remote] [--site https://www.your-site.com.au]\n',
  });
});
