import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { expect, test, vi } from "vitest";
import { links } from "../../../publishing/commands/links.ts";
import { load } from "../../../publishing/commands/load.ts";
import { dayAfter, dayIn, NATIONAL_TIME_ZONE } from "../../../worker/data/local-day.ts";
import { linkPath, type YardLink } from "../../../worker/data/yards/yard-links.ts";
import { writeFolder } from "../data-folder.ts";
import { newPlace, run } from "./run-command.ts";

const SECRET = "a-secret-for-tests-of-32-letters";

test("every listed yard of the cities gets a link that is valid and signed for its version", async () => {
  const place = newPlace();
  const folder = writeFolder(({ scrap_yards: yards }) => {
    yards.push({ ...yards[0]!, id: "4", name: "Merged" });
    for (const yard of yards) Object.assign(yard, { merged_into: "", email: "" });
    Object.assign(yards[0]!, { name: "=1+1", email: "office@yard.example" });
    Object.assign(yards[2]!, { phone: "" });
    Object.assign(yards[3]!, { merged_into: "1" });
  });
  expect(await run(load, [folder], place)).toMatchObject({ status: 0 });
  const today = dayIn(NATIONAL_TIME_ZONE);
  const [valid, ended] = [14, 15].map((days) => dayAfter(today, -days));
  const sql = `insert into yard_links (is_sample, yard_id, version, renewed_on)
    values (1, 1, 7, '${valid}'), (1, 3, 7, '${ended}'), (1, 4, 7, '${valid}')`;
  await place.target.apply([{ sql }]);
  const out = path.join(place.cwd, "a.csv");
  vi.stubEnv("YARD_LINKS_KEY", SECRET);
  expect(await run(links, ["sydney", "Coffs Harbour", "Sydney", "--out", "a.csv"], place)).toEqual({
    ...{ status: 0, stderr: "" },
    stdout: `Zinc & Sons (3) has neither a phone nor an email.\nWrote 3 links to ${out}. Each is valid for 14 days. Open one before you send them.\n`,
  });
  expect(statSync(out).mode & 0o777).toBe(0o600);
  const rows = parse<Record<string, string>>(readFileSync(out), { columns: true, bom: true });
  const signed = [[2, 1] as const, [1, 7] as const, [3, 8] as const].map(([yardId, version]) =>
    linkPath(SECRET, { isSample: true, yardId, version } as YardLink),
  );
  const paths = await Promise.all(signed);
  expect(rows.map(({ link }) => link)).toEqual(paths.map((of) => `http://localhost:8787${of}`));
  const [, { yard, city, phone, email, text } = {}] = rows;
  expect([yard, city, phone]).toEqual(["'=1+1", "Sydney", "(02) 5550 1234"]);
  expect([email, text]).toEqual(["office@yard.example", expect.stringMatching(/, '=1\+1\? .+=/)]);
  const select = "select yard_id as yard, renewed_on as day from yard_links order by yard_id";
  const days = [today, today, today, valid].map((day, i) => ({ yard: i + 1, day }));
  expect(await place.target.query([select])).toEqual([days]);
});

test("no link is made without a secret, a short one is warned of, and none for a site whose address is not known", async () => {
  const place = newPlace();
  vi.stubEnv("YARD_LINKS_KEY", "");
  const { status, stderr } = await run(links, ["sydney"], place);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^YARD_LINKS_KEY .*\.env/)]);
  vi.stubEnv("YARD_LINKS_KEY", SECRET.slice(1));
  expect((await run(links, ["sydney"], place)).stdout).toContain("YARD_LINKS_KEY is short");
  vi.stubEnv("YARD_LINKS_KEY", SECRET);
  const { stderr: refused } = await run(links, ["--remote", "sydney"], place);
  expect(refused).toMatch(/^Set SITE_ORIGIN/);
});
