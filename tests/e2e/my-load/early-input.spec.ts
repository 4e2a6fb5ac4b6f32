import { expect, test } from "../fixtures.ts";
import { openEarly } from "../late-scripts.ts";
import { loadForm } from "./load-form.ts";

test("what was typed before the scripts ran is answered, and no kept load takes its place", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("my-load", "/my-load/?steel=1000"));
  const start = await openEarly(page, "/my-load/?copper=");
  const { near, copper, total } = loadForm(page);
  await near.fill("2830");
  await copper.fill("60");
  await start();
  await expect(total).toHaveText("$453 – $624 for 60 kg in Dubbo NSW");
  await expect(page).toHaveURL("/my-load/?near=2830&copper=60");
});
