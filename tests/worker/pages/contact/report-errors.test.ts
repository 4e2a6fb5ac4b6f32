import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { failingDatabase, quietErrors } from "../../database.ts";
import { limiter, newVisitor, post, REPORT, rowsOf } from "../../forms.ts";
import { type Page, pageOf } from "../../page.ts";

const PRICE = "/report/?city=sydney";
const YARD = { ...REPORT, kind: "closed", city: "", material: "", yard: "1", docket: "" };

beforeEach(() => env.DB.prepare("delete from reports").run());

/** Checks the response to a post that was not saved: the form must still hold what was typed. */
async function expectRejected(
  response: Response,
  typed: Record<string, string> = REPORT,
): Promise<Page> {
  const page = await pageOf(response);
  // A form without a docket's field has none to keep.
  for (const [name, value] of Object.entries(typed))
    expect(page.main.value(name) ?? "", name).toBe(value);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.title).toMatch(/^Error: Tell us what is wrong/);
  expect(page.main.all("[role=alert]")).toHaveLength(1);
  expect(await rowsOf("reports")).toEqual([]);
  return page;
}

/** Checks that one field alone is called wrong, with this message beside it and above the form. */
function expectWrong({ main }: Page, field: string, message: string): void {
  expect(main.one("[role=alert]").links).toEqual([
    expect.objectContaining({ href: `#report-${field}`, text: message }),
  ]);
  const invalid = main.all("[aria-invalid=true]");
  expect(invalid.map((part) => part.attribute("name"))).toEqual([field]);
  const [errorId] = invalid[0]?.attribute("aria-describedby")?.split(" ") ?? [];
  expect(main.one(`#${errorId}`).words).toBe(message);
}

const DOLLARS = "Enter the price per kilogram in dollars, such as 7.20";

describe("an invalid report", () => {
  it.each([
    ["material", "", "Choose the metal"],
    ["seen", "", "Say what is wrong in a few words"],
    ["seen", "\u200b \u00a0", "Say what is wrong in a few words"],
    ["seen", "x".repeat(2_001), "Shorten the text to 2000 characters: it has 2001"],
    ["seenOn", "yesterday", "Enter the day as a date, such as 2026-11-20"],
    ["seenOn", "2026-02-30", "Enter the day as a date, such as 2026-11-20"],
    ["seenOn", "0026-11-20", "Check the year"],
    ["docket", "-7.20", "The price on the docket can’t be negative"],
    ["docket", "$−1", "The price on the docket can’t be negative"],
    ["docket", "1000.01", "Enter the price per kilogram, not for the whole load: at most $1,000"],
    ["docket", "7200", "Enter the price per kilogram, not for the whole load: at most $1,000"],
    ["docket", "1,000", DOLLARS],
    ["docket", "seven", DOLLARS],
    ["docket", "7.20.1", DOLLARS],
    ["docket", "$", DOLLARS],
    ["docket", "1e3", DOLLARS],
    ["email", "mei@mail", "Enter your email address, such as name@example.com"],
  ])("%s %j: %s", async (field, value, message) => {
    const typed = { ...REPORT, [field]: value };
    const response = await post(PRICE, typed);
    expect(response.status).toBe(400);
    expectWrong(await expectRejected(response, typed), field, message);
  });

  it("of a metal needs its city", async () => {
    const typed = { ...REPORT, city: "" };
    const page = await expectRejected(await post("/report/?material=copper", typed), typed);
    expectWrong(page, "city", "Choose the city");
  });

  it.each(["", "all"])("of a yard says what is wrong, not %j", async (kind) => {
    const page = await pageOf(await post("/report/?yard=1", { ...YARD, kind }));
    expect(page.main.value("seen")).toBe(REPORT.seen);
    expectWrong(page, "kind", "Choose what is wrong");
  });

  it("cannot be of tomorrow, by the day of the earliest time zone", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 22, 13, 30) });
    onTestFinished(() => void vi.useRealTimers());
    // In Sydney it is half past midnight on the 23rd.
    const typed = { ...REPORT, seenOn: "2026-11-24" };
    const page = await expectRejected(await post(PRICE, typed), typed);
    expectWrong(page, "seenOn", "Enter a day that is not in the future");
    expect((await post(PRICE, { ...REPORT, seenOn: "2026-11-23" })).status).toBe(303);
  });

  it("says all that is wrong at once, and shows script as text", async () => {
    const seen = "</textarea><script>alert(1)</script>";
    const typed = { ...REPORT, material: "", seen, seenOn: "x", docket: "x", email: "x" };
    const { html, main } = await expectRejected(await post(PRICE, typed), typed);
    expect(main.one("[role=alert]").hrefs).toEqual(
      ["material", "seenOn", "docket", "email"].map((field) => `#report-${field}`),
    );
    expect(html).not.toContain("<script>alert");
  });
});

describe("a report that cannot be saved", () => {
  const AGAIN = "We can’t save your report right now. Nothing you typed is lost. Try again";

  it("because D1 fails is a 503 that keeps the text, and nothing typed is logged", async () => {
    const logged = quietErrors();
    const DB = failingDatabase("insert");
    const response = await post(PRICE, REPORT, newVisitor(), { DB });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect((await expectRejected(response)).words).toContain(AGAIN);
    expect(logged).toHaveBeenCalledWith("Failed to save a report: D1_ERROR SQLITE_ERROR");
  });

  it.each([
    [PRICE, REPORT],
    ["/report/?yard=1", YARD],
  ])("because all of D1 is down is the same 503, and loses nothing of %s", async (path, typed) => {
    quietErrors();
    const DB = failingDatabase();
    const response = await post(path, typed, newVisitor(), { DB });
    expect(response.status).toBe(503);
    expect((await expectRejected(response, typed)).words).toContain(AGAIN);
  });

  it("because too many were sent is a 429", async () => {
    const busy = limiter(async () => ({ success: false }));
    const response = await post(PRICE, REPORT, newVisitor(), busy);
    expect(response.status).toBe(429);
    expect((await expectRejected(response)).words).toContain("Wait a minute and send it again");
  });

  it("because it is too large is a 413", async () => {
    const response = await post("/report/", { ...REPORT, seen: "x".repeat(33_000) });
    expect(response.status).toBe(413);
  });
});
