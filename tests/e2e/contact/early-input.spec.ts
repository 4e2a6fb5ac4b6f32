import { expect, type Page, test } from "../fixtures.ts";
import { caret, openEarly } from "../late-scripts.ts";
import { expectProblem, field, fill, form, NO_ADDRESS, send, TYPED } from "./contact.ts";

const address = (page: Page) => page.getByRole("textbox", { name: "Your email address" });

test("a correction made before the answer hydrates stays", async ({ page, expectFailure }) => {
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
  await expect(form(page).getByRole("status")).toContainText("Message sent");
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

test("an address that was sent early is sent once", async ({ page, expectFailure }) => {
  expectFailure("/newsletter/");
  const start = await openEarly(page, "/resources-and-tips/");
  const made: string[] = [];
  page.on("request", (request) => request.method() === "POST" && made.push(request.url()));
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
