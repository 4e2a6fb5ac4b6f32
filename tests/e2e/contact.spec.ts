import { AxeBuilder } from "@axe-core/playwright";
import { documentBirth, expect, open, type Page, test } from "./site.ts";
import { comeAnew } from "./visitor.ts";

const TYPED = {
  Name: "Mei O’Brien",
  Email: "mei@mail.example",
  Subject: "A price in Sydney",
  Message: "Copper was $9.\n\nThank you.",
};

/** The same as the form posts it. */
const POSTED = Object.fromEntries(
  Object.entries(TYPED).map(([label, text]) => [label.toLowerCase(), text]),
);

const form = (page: Page) => page.getByRole("main");
const field = (page: Page, label: string) =>
  form(page).getByRole("textbox", { name: label, exact: true });
const send = (page: Page) => form(page).getByRole("button", { name: "Send Message" }).click();

async function fill(page: Page, typed: Record<string, string> = TYPED): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
}

async function expectTyped(page: Page, typed: Record<string, string> = TYPED): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await expect(field(page, label)).toHaveValue(text);
}

/** The browser itself would refuse this; only the server knows that it is no address. */
const NO_ADDRESS = { ...TYPED, Email: "mei@mail" };

async function expectProblem(page: Page): Promise<void> {
  const summary = form(page).getByRole("alert");
  await expect(summary.getByRole("heading", { name: "There is a problem" })).toBeVisible();
  await expect(page).toHaveTitle(/^Error: Contact/);
  await expectTyped(page, NO_ADDRESS);
  await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Email")).toHaveAccessibleDescription(/such as name@example\.com/);
  await expect(field(page, "Name")).not.toHaveAttribute("aria-invalid");
}

test.beforeEach(async ({ page }) => {
  await comeAnew(page);
});

test("a message is sent in place, and said to be once", async ({ page }) => {
  await open(page, "/contact/");
  const born = await documentBirth(page);
  await fill(page);
  await send(page);
  await expect(page).toHaveURL("/contact/?sent");
  const done = form(page).getByRole("status");
  await expect(done).toContainText("Message sent");
  await expect(done).toContainText("We read every message");
  await expect(done).toBeFocused();
  const toasts = page.getByRole("region", { name: "Notification" });
  await expect(toasts).toContainText("Message sent. Thank you.");
  expect(await documentBirth(page)).toBe(born);

  await open(page, "/contact/?sent");
  await expect(toasts).toHaveCount(0);
  await form(page).getByRole("link", { name: "Send another message" }).click();
  await expect(field(page, "Message")).toHaveValue("");
  await page.goBack();
  await expect(done).toBeVisible();
  await expect(toasts).toHaveCount(0);
});

test("the browser holds back an empty form", async ({ page }) => {
  await open(page, "/contact/");
  await send(page);
  await expect(field(page, "Name")).toBeFocused();
  await expect(form(page).getByRole("alert")).toHaveCount(0);
});

test("an error is summed up, and everybody can mend it", async ({ page, expectFailure }) => {
  expectFailure("/contact/");
  await open(page, "/contact/");
  await fill(page, NO_ADDRESS);
  await send(page);
  await expectProblem(page);
  const summary = form(page).getByRole("alert");
  await expect(summary).toBeFocused();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect.soft(violations, colorScheme).toEqual([]);
  }
  await summary.getByRole("link", { name: "Enter your e-mail address" }).click();
  await expect(field(page, "Email")).toBeFocused();
  await expect(summary).toBeVisible();
  await field(page, "Email").fill(TYPED.Email);
  await send(page);
  await expect(page).toHaveURL("/contact/?sent");
  await expect(page).toHaveTitle(/^Message sent/);
});

test("nothing typed is lost when nobody answers", async ({ page, expectFailure }) => {
  expectFailure("/contact/");
  await open(page, "/contact/");
  await fill(page);
  await page.route("**/contact/_.data", (route) => route.abort("internetdisconnected"));
  await send(page);
  const summary = form(page).getByRole("alert");
  await expect(summary).toContainText("Nothing you typed is lost: check your internet connection");
  await expect(summary).toBeFocused();
  await expectTyped(page);
  await page.unroute("**/contact/_.data");
  await send(page);
  await expect(page).toHaveURL("/contact/?sent");
});

test("nor when more were sent than may be", async ({ page, expectFailure }) => {
  expectFailure("/contact/");
  await open(page, "/contact/");
  const headers = { ...(await comeAnew(page)), origin: new URL(page.url()).origin };
  await expect(async () => {
    // The local limiter counts by the clock's minutes: where one ends in between, it is done again.
    for (let sent = 0; sent < 5; sent++)
      await page.request.post("/contact/", { form: POSTED, headers });
    await open(page, "/contact/");
    await fill(page);
    await send(page);
    await expect(form(page).getByRole("alert")).toContainText("wait a minute and send it again");
  }).toPass();
  await expectTyped(page);
});

test("a city without yards fills in the subject", async ({ page }) => {
  await open(page, "/port-lincoln/");
  await form(page).getByRole("link", { name: "Let us know!" }).click();
  await expect(field(page, "Subject")).toHaveValue("Scrap yard in Port Lincoln");
  await expect(page.locator("input[name=page]")).toHaveValue("/port-lincoln/");
  await fill(page, { Name: TYPED.Name, Email: TYPED.Email, Message: TYPED.Message });
  await send(page);
  await expect(page).toHaveURL("/contact/?sent");
});

test("the older layout's form is answered on the contact page", async ({ page, expectFailure }) => {
  expectFailure("/contact/");
  await open(page, "/sydney/?layout=classic");
  await fill(page, NO_ADDRESS);
  await send(page);
  await expect(page).toHaveURL("/contact/");
  await expectProblem(page);
  await expect(form(page).getByRole("alert")).toBeFocused();
  await expect(page.locator("input[name=page]")).toHaveValue("/sydney/?layout=classic");
  await field(page, "Email").fill(TYPED.Email);
  await send(page);
  await expect(form(page).getByRole("status")).toContainText("Message sent");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is sent, with an error mended first", async ({ page, expectFailure }) => {
    expectFailure("/contact/");
    await page.goto("/contact/?subject=Scrap+yard+in+Port+Lincoln&from=/port-lincoln/");
    await expect(field(page, "Subject")).toHaveValue("Scrap yard in Port Lincoln");
    await fill(page, NO_ADDRESS);
    await send(page);
    await expectProblem(page);
    await expect(page.locator("input[name=page]")).toHaveValue("/port-lincoln/");
    await form(page).getByRole("alert").getByRole("link").click();
    await expect(field(page, "Email")).toBeFocused();
    await field(page, "Email").fill(TYPED.Email);
    await send(page);
    await expect(page).toHaveURL("/contact/?sent");
    await expect(form(page).getByRole("status")).toContainText("Message sent");
  });
});
