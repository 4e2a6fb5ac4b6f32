import { expect, type Page, test } from "../fixtures.ts";
import { caret, openEarly } from "../late-scripts.ts";
import {
  expectProblem,
  expectTyped,
  field,
  fill,
  form,
  NO_ADDRESS,
  send,
  TYPED,
} from "./contact.ts";

const address = (page: Page) => page.getByRole("textbox", { name: "Your email address" });
const status = (page: Page) => page.getByRole("main").getByRole("status");

/** The posts that the page makes from now on. */
function posts(page: Page): string[] {
  const made: string[] = [];
  page.on("request", (request) => request.method() === "POST" && made.push(request.url()));
  return made;
}

for (const path of ["/contact/?subject=Copper", "/sydney/?layout=classic"])
  test(`${path} keeps a message that was typed early; focus and caret too`, async ({ page }) => {
    const start = await openEarly(page, path);
    await fill(page);
    const message = field(page, "Message");
    await message.press("ArrowLeft");
    await start();
    await expectTyped(page);
    await expect(message).toBeFocused();
    expect(await caret(message)).toBe(TYPED.Message.length - 1);
    await send(page);
    await expect(status(page)).toContainText("Message sent");
  });

test("a message that was sent early is sent once", async ({ page }) => {
  const start = await openEarly(page, "/contact/");
  const answer = Promise.withResolvers<void>();
  await page.route("/contact/", (route) => answer.promise.then(() => route.continue()));
  await fill(page);
  const made = posts(page);
  await form(page).getByRole("button", { name: "Send Message" }).click({ noWaitAfter: true });
  // The page hydrates while the answer is being loaded.
  await start();
  const next = start();
  answer.resolve();
  await next;
  await expect(page).toHaveURL("/contact/?sent");
  await expect(status(page)).toContainText("Message sent");
  expect(made.filter((url) => url.includes("/contact"))).toHaveLength(1);
});

test("what is corrected before the answer hydrates stays", async ({ page, expectFailure }) => {
  expectFailure("/contact/");
  const start = await openEarly(page, "/contact/");
  await fill(page, NO_ADDRESS);
  await send(page);
  await expectProblem(page);
  await field(page, "Email").fill(TYPED.Email);
  const message = field(page, "Message");
  await message.press("Control+Home");
  await message.pressSequentially("G’day. ");
  await start();
  await expect(message).toHaveValue(`G’day. ${TYPED.Message}`);
  await expect(field(page, "Email")).toHaveValue(TYPED.Email);
  await expect(message).toBeFocused();
  expect(await caret(message)).toBe("G’day. ".length);
  await send(page);
  await expect(status(page)).toContainText("Message sent");
});

test("the errors take the focus of a visitor who has done nothing yet", async ({
  page,
  expectFailure,
}) => {
  expectFailure("/contact/");
  const start = await openEarly(page, "/contact/");
  await fill(page, NO_ADDRESS);
  await send(page);
  await expectProblem(page);
  await start();
  await expect(form(page).getByRole("alert")).toBeFocused();
});

for (const path of ["/resources-and-tips/", "/sydney/?layout=classic"])
  test(`${path} keeps an address that was typed early, and takes it`, async ({ page }) => {
    const start = await openEarly(page, path);
    await address(page).fill("mei@mail.example");
    await address(page).press("Home");
    await start();
    await expect(address(page)).toHaveValue("mei@mail.example");
    await expect(address(page)).toBeFocused();
    await address(page).press("Enter");
    await expect(status(page)).toContainText("Thanks. You’re on our list.");
    await expect(page).toHaveURL(path);
  });

test("an address that was sent early is sent once", async ({ page, expectFailure }) => {
  expectFailure("/newsletter/");
  const start = await openEarly(page, "/resources-and-tips/");
  const made = posts(page);
  await address(page).fill("mei@mail");
  await address(page).press("Enter");
  await expect(page).toHaveURL("/newsletter/");
  const other = page.getByRole("banner").getByLabel("Search for a city or metal");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).first().click();
  await other.fill("perth");
  await start();
  // The wrong address does not take the focus from another field.
  await expect(other).toBeFocused();
  await expect(address(page)).toHaveValue("mei@mail");
  expect(made.filter((url) => url.includes("/newsletter"))).toHaveLength(1);
});

test("the code that posts an address loads ahead for a field that was focused early", async ({
  page,
}) => {
  const start = await openEarly(page, "/resources-and-tips/");
  await address(page).focus();
  const asked = page.waitForRequest(/\/assets\/newsletter\.route-/);
  await start();
  await asked;
});
