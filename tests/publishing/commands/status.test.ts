import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { readDataset } from "../../../publishing/commands/database.ts";
import { ageLines } from "../../../publishing/commands/price-ages.ts";
import { siteText } from "../../../publishing/commands/site.ts";
import { status } from "../../../publishing/commands/status.ts";
import { KINDS } from "../../../publishing/compare/warning-kinds.ts";
import { searchDay } from "../../../worker/data/searches.ts";
import { writeFolder } from "../data-folder.ts";
import { copper, liveState, publishOn, realData } from "../live.ts";
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

test.each([
  ["that it shows this dataset", 200, health("abc"), "shows this dataset."],
  [
    ...["that it shows another one", 200, health("def")],
    "shows another dataset: Ours, version def. After a load, the site can take up to a minute to catch up.",
  ],
  ...[404, 200, 503].map((status) => [
    ...[`nothing that is read, with ${status}`, status, status === 200 ? "<html>" : "{}"],
    `does not say what it shows (status ${status}).`,
  ]),
] as [string, number, string, string][])("a site says %s", async (_, status, body, text) => {
  const origin = await site(status, body);
  expect(await siteText(origin, "abc")).toBe(`Site: ${origin} ${text}`);
});

test("a site that can't be reached, does not answer or has no address is told as that", async () => {
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

test("old prices are counted by city, and in all cities", () => {
  const dataset = realData(copper("8", "10"));
  const price = dataset.prices.find(({ minCents }) => minCents > 0)!;
  const told = (...rows: [city: number, day: string, cents?: number][]) =>
    ageLines(
      {
        ...dataset,
        prices: rows.map(([cityId, checkedOn, minCents = 800]) => {
          return { ...price, cityId, checkedOn, minCents };
        }),
      },
      "2026-11-21",
    );
  // Cities with the most old prices come first, then those with the most that are due, then by name; a price of 90 days
  // is not old, one that is unavailable is none, and cities whose prices are fresh are counted with the others alone.
  const hobart = [3, "2026-08-22"] as const;
  const [due, fresh] = ["2026-10-01", "2026-11-20"];
  expect(
    told([2, "2026-08-23"], [13, due], [13, fresh], [13, "2026-10-21"], [13, due, 0], [...hobart]),
  ).toEqual([
    "Prices last checked long ago",
    "  City           over 30 days  over 90 days  prices",
    "  Hobart         1             1             1",
    "  Sydney         2             0             3",
    "  Coffs Harbour  1             0             1",
    "  All cities     4             1             5",
  ]);
  expect(
    told([3, due], [2, "2026-10-21"], [13, fresh]).map((line) => line.trim().split(" ")[0]),
  ).toEqual(["Prices", "City", "Coffs", "Hobart", "All"]);
  expect(told([13, "2026-10-22"])).toEqual(["No price is older than 30 days."]);
});

test("the command says what is live and what is to be done", async () => {
  const place = newPlace();
  await publishOn(place.target, realData());
  const folder = writeFolder((data) => {
    copper("8", "10")(data);
    Object.assign(data.scrap_yards[2]!, { address: "129 Ingot Street, Gillman SA 5013" });
    for (const yard of data.scrap_yards)
      Object.assign(yard, { merged_into: "", opening_hours: "Mo-Fr 07:00-16:00" });
    // A yard that is part of another one is not listed, and not counted.
    data.scrap_yards.push({ ...data.scrap_yards[1]!, id: "4", ...{ merged_into: "1" } });
  });
  const sample = { accepted: [...KINDS], note: "Friday" };
  await publishOn(place.target, readDataset(folder), sample);
  const { month, day } = searchDay();
  const sql = [
    `insert into messages (sent_at, name, email, subject, message, page, is_answered, is_suspected_spam)
      values (0, 'A', 'a', 'A', 'A', '/', 0, 0), (0, 'B', 'a', 'A', 'A', '/', 1, 1), (0, 'C', 'a', 'A', 'A', '/', 0, 1)`,
    `insert into reports (sent_at, kind, seen, page, fingerprint, is_closed, is_suspected_spam)
      values (0, 'other', 'A', '/', 'a', 0, 0), (0, 'other', 'B', '/', 'b', 1, 1),
      (0, 'other', 'C', '/', 'c', 0, 1), (0, 'other', 'D', '/', 'd', 0, 1)`,
    `insert into searched_words values ('${month}', 'a', 'skip', 3, 7, '${day}'),
      ('${month}', 'b', null, 2, 3, '${day}'), ('2020-01', 'a', 'tip', 9, 7, '2020-01-01')`,
  ];
  await place.target.apply(sql.map((one) => ({ sql: one })));
  const { version } = await liveState(place.target);
  const origin = await site(200, health(String(version)));
  const { stdout, ...outcome } = await run(status, ["--site", origin], place);
  expect(outcome).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(
    /^Live: Small, for tests\n {2}sample data, published 2026-11-20, version [0-9a-f]{16}\n {2}publication 2 of \d.+: Friday\n/,
  );
  expect(stdout).toContain(`
Yards without coordinates: 1 of 3 yards
Yards with those of their suburb: 1 of 3 yards
Yards without opening hours: 0 of 3 yards
Yards without a checking date: 2 of 3 yards
Messages not marked as answered: 2 (1 suspected spam)
Reports not closed: 3 (2 suspected spam)
Words not understood this month: 1
Site: ${origin} shows this dataset.
`);
  // The site of this machine is asked unless told.
  expect((await run(status, [], place)).stdout).toMatch(/\nSite: http:\/\/localhost:8787 /);
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

test("of an empty database nothing is live, and of the address of a site its path is left out", async () => {
  const origin = await site(503, "{}");
  const { stdout } = await run(status, ["--site", `${origin}/sydney/?q=1`]);
  expect(stdout).toMatch(/^The database is empty: nothing has been loaded yet\.\n/);
  expect(stdout).toContain(`\nSite: ${origin} does not say what it shows (status 503).\n`);
});
