import { expect, test } from "../fixtures.ts";
import { caret, openEarly } from "../late-scripts.ts";
import { expectProblem, field, fill, form, NO_ADDRESS, send, TYPED } from "./contact.ts";

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
