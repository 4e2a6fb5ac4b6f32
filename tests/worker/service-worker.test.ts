import { expect, it } from "vitest";
import { fetchPath, fetchSet } from "./fetch.ts";

it("the service worker is validated each time, and sent once", async () => {
  const response = await fetchPath("/service-worker.js");
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  expect(response.headers.get("Content-Type")).toContain("text/javascript");
  expect(response.headers.get("Content-Security-Policy")).toContain("connect-src 'self'");
  expect(await response.text()).toContain("kept-list");
  const known = { headers: { "If-None-Match": response.headers.get("ETag")! } };
  expect((await fetchPath("/service-worker.js", known)).status).toBe(304);
});

it("turned off, it is one that forgets everything and itself, and no page may be kept", async () => {
  const worker = await fetchSet({ OFFLINE: "off" }, "/service-worker.js");
  const script = await worker.text();
  expect(script).not.toContain("kept-list");
  for (const part of ["skipWaiting()", "caches.delete(", "registration.unregister()"])
    expect(script).toContain(part);
  const page = await fetchSet({ OFFLINE: "off" }, "/sydney/");
  expect(page.headers.get("Device-Copy")).toBeNull();
});

it.each([
  ["/sydney/", "/sydney/"],
  ["/Sydney?utm_source=x", "/sydney/"],
  ["/sydney/_.data", "/sydney/"],
  ["/", "/"],
  ["/_.data", "/"],
  ["/my-load/?near=-33.87,151.21&copper=60", "/my-load/?copper=60"],
  ["/scrap-yards/?state=NSW&q=metal", "/scrap-yards/?state=NSW"],
  ["/search/?q=copper", null],
  ["/contact/", null],
  ["/no-such-page/", null],
  ["/feed.xml", null],
])("a device may keep %s as %s", async (path, address) => {
  const { headers } = await fetchPath(path);
  expect(headers.get("Device-Copy")).toBe(address);
  // Of what is no page no device asks which edition it is of.
  if (path === "/feed.xml") expect(headers.has("Edition")).toBe(false);
  if (address) expect(headers.get("Edition")).toMatch(/^\d+$/);
});
