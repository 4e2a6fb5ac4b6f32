import { expect, it } from "vitest";
import { remoteDatabase } from "../../scripts/database/remote.ts";
import { publicSampleLine } from "../../scripts/public-sample.ts";

/** The line after a deploy of a site at this address whose database gives these rows. */
function line(origin: string, rows: object[]): string | undefined {
  const stdout = JSON.stringify([{ results: rows, success: true }]);
  return publicSampleLine(
    origin,
    remoteDatabase(() => ({ status: 0, stdout, stderr: "" })),
  );
}

const SAMPLE = [{ is_sample: 1 }];

it("a deploy says in one line that a public site shows sample data, and what follows", () => {
  const said = line("https://www.site.example", SAMPLE);
  expect(said).toMatch(/^https:\/\/www\.site\.example is public but shows sample data/);
  expect(said).toContain("noindex");
  expect(said).toContain("npm run data:load -- --remote");
  expect(said).not.toContain("\n");
});

it("it says nothing of a site that is not public, has its own data or has none yet", () => {
  expect(line("", SAMPLE)).toBeUndefined();
  expect(line("https://www.site.example", [{ is_sample: 0 }])).toBeUndefined();
  expect(line("https://www.site.example", [])).toBeUndefined();
});
