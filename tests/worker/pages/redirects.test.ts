import { expect, it } from "vitest";
import { fetchPath } from "../fetch.ts";

it.each([
  ["/copper/", "/material/copper/"],
  ["/aluminum/", "/material/aluminum/"],
  ["/copper", "/material/copper/"],
  ["/aluminium/", "/material/aluminum/"],
  ["/ALUMINUM", "/material/aluminum/"],
  ["/Stainless-Steel/", "/material/stainless-steel/"],
  ["/millberry/", "/material/copper-bright/"],
  ["/material/aluminium/", "/material/aluminum/"],
  ["/material/Gunmetal", "/material/bronze/"],
  ["/category/scrap-yards/", "/scrap-yards/"],
  ["/prices/", "/data/#months"],
  ["/Category/Scrap-Yards", "/scrap-yards/"],
])("%s moved for good to %s", async (path, to) => {
  const response = await fetchPath(path);
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe(to);
  // The directory's former address has routes of its own in a browser that has the page.
  if (to === "/scrap-yards/") expect(response.headers.get("x-remix-reload-document")).toBe("true");
  expect((await fetchPath(to.split("#")[0]!)).status).toBe(200);
});
