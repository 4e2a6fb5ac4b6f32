import { expect, it, onTestFinished } from "vitest";
import { pageBefore } from "../../../app/contact/page-before.ts";

/** The page that a form says its visitor came from, opened from an address. */
async function pageAt(before: ReturnType<typeof pageBefore>, address: string, known = "/report/") {
  const { href } = window.location;
  onTestFinished(() => window.history.replaceState(null, "", href));
  window.history.replaceState(null, "", address);
  const { page } = await before.withPage(async () => ({ page: known }));
  return page;
}

it("a form knows the page that it was opened from, with its query", async () => {
  const before = pageBefore("/report/");
  expect(await pageAt(before, "/dubbo/?near=2830")).toBe("/dubbo/?near=2830");
  expect(await pageAt(before, "/reporters/")).toBe("/reporters/");
});

it("the page from the server comes first; after Back the remembered page counts", async () => {
  const before = pageBefore("/report/");
  expect(await pageAt(before, "/dubbo/", "/orange/")).toBe("/orange/");
  expect(await pageAt(before, "/report/?city=dubbo")).toBe("/report/");
  before.remember("/dubbo/");
  for (const here of ["/report/?city=dubbo", "/report", "/Report/"])
    expect(await pageAt(before, here)).toBe("/dubbo/");
});
