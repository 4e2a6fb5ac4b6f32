import { env } from "cloudflare:workers";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { limiter, newVisitor, post, REPORT, send } from "../../forms.ts";
import { type Page, pageOf } from "../../page.ts";
import { expectWrong, FORMS, rejected } from "./every-form.ts";

const [CONTACT, NEWSLETTER, PRICE] = FORMS;
const NO_EMAIL = "Enter your email address, such as name@example.com";

beforeEach(() => env.DB.batch(FORMS.map(({ table }) => env.DB.prepare(`delete from ${table}`))));

/** Checks that the problem above the form leads to its field. */
function expectSummary({ main }: Page, href: string, text: string): void {
  expect(main.all("[role=alert]")).toHaveLength(1);
  const alert = main.one("[role=alert]");
  expect(alert.words).toContain("There is a problem");
  expect(alert.links).toContainEqual(expect.objectContaining({ href, text }));
  expect(main.all(href)).toHaveLength(1);
}

// Which texts are wrong, and what is said of each, tests/ui/contact and tests/ui/contact say.
it.each([
  [CONTACT, "name", "\u200b \u00a0", "Enter your name"],
  [CONTACT, "email", "mei@mail", NO_EMAIL],
  [CONTACT, "subject", "x".repeat(151), "Shorten the subject to 150 characters: it has 151"],
  [CONTACT, "message", "\n\n", "Enter your message"],
  [PRICE, "material", "", "Choose the metal"],
  [PRICE, "seenOn", "yesterday", "Enter the day as a date, such as 2026-11-20"],
  [PRICE, "docket", "$−1", "The price on the docket can’t be negative"],
] as const)("$path with the $1 %j leads to that field: %s", async (form, field, value, message) => {
  const typed = { ...form.fields, [field]: value };
  const response = await post(form.path, typed);
  expect(response.status).toBe(400);
  const page = await rejected(form, response, typed);
  expectSummary(page, `#${form.name}-${field}`, message);
  expectWrong(page, field, message);
});

it.each([
  ['"><script>alert(1)</script>', NO_EMAIL],
  ["a@b.example\u2028c", NO_EMAIL],
  [`${"x".repeat(250)}@b.example`, "Enter an email address of at most 254 characters"],
])("the address %j for the newsletter is shown again: %s", async (email, message) => {
  const typed = { ...NEWSLETTER.fields, email };
  const response = await post("/newsletter/", typed);
  expect(response.status).toBe(400);
  const shown = { ...typed, email: email.replace("\u2028", " ") };
  const page = await rejected(NEWSLETTER, response, shown);
  expectWrong(page, "email", message);
  expect(page.html).not.toContain("<script>alert");
});

it("a post shows all its errors at once", async () => {
  const typed = { ...REPORT, material: "", seenOn: "x", docket: "x", email: "x" };
  const { main } = await rejected(PRICE, await post(PRICE.path, typed), typed);
  expect(main.one("[role=alert]").hrefs).toEqual(
    ["material", "seenOn", "docket", "email"].map((field) => `#report-${field}`),
  );
});

it.each(["{}", "", "a=b"])("a body that is not a form, %j, counts as empty", async (body) => {
  const headers = { origin: "http://localhost", "content-type": "application/json" };
  const response = await send("/contact/", body, headers);
  expect(response.status).toBe(400);
  await rejected(CONTACT, response, { message: "", page: "/contact/" });
});

it("a report on a metal needs a city, and one on a yard needs a problem", async () => {
  const typed = { ...REPORT, city: "" };
  const page = await rejected(PRICE, await post("/report/?material=copper", typed), typed);
  expectWrong(page, "city", "Choose the city");
  const YARD = { ...REPORT, city: "", material: "", yard: "1", docket: "" };
  for (const kind of ["", "all"]) {
    const shown = await pageOf(await post("/report/?yard=1", { ...YARD, kind }));
    expect(shown.main.value("seen")).toBe(REPORT.seen);
    expectWrong(shown, "kind", "Choose what is wrong");
  }
});

it("a report cannot be of tomorrow, by the day of the earliest time zone", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 22, 13, 30) });
  onTestFinished(() => void vi.useRealTimers());
  // In Sydney it is half past midnight on the 23rd.
  const typed = { ...REPORT, seenOn: "2026-11-24" };
  const page = await rejected(PRICE, await post(PRICE.path, typed), typed);
  expectWrong(page, "seenOn", "Enter a day that is not in the future");
  expect((await post(PRICE.path, { ...REPORT, seenOn: "2026-11-23" })).status).toBe(303);
});

it.each(FORMS)("a post to $path that is wrong counts toward its visitor's limit", async (form) => {
  const limit = vi.fn(async () => ({ success: true }));
  const response = await post(form.path, { email: "mei" }, newVisitor(), limiter(limit));
  expect(response.status).toBe(400);
  expect(limit).toHaveBeenCalledTimes(1);
});
