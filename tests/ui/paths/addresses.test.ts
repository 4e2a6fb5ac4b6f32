import { expect, it, onTestFinished, vi } from "vitest";
import { keptIn } from "../../../app/identify/shown-step.ts";
import { loadNear, offerAddress } from "../../../app/paths/form-addresses.ts";
import { queryOf } from "../../../app/paths/query.ts";
import { sitemapXml } from "../../../app/paths/sitemap-xml.ts";
import { stepAddress } from "../../../app/paths/step-address.ts";

it.each<[string, Parameters<typeof stepAddress>[1], string]>([
  ["", undefined, "/what-is-it/"],
  ["brass", {}, "/what-is-it/brass/"],
  ["", { near: "Dubbo", load: "" }, "/what-is-it/?near=Dubbo"],
  ["brass", { near: "", load: "zinc=4" }, "/what-is-it/brass/?load=zinc%3D4"],
  [
    "brass",
    { near: "Dubbo NSW", load: "zinc=4&lead=" },
    "/what-is-it/brass/?near=Dubbo+NSW&load=zinc%3D4%26lead%3D",
  ],
])("the step %j with %j is at %s", (name, kept, address) => {
  expect(stepAddress(name, kept)).toBe(address);
  const { near = "", load = "" } = kept ?? {};
  expect(keptIn(new URL(address, "http://localhost"))).toEqual({ near, load });
});

it("a step drops the place of a load", () => {
  const { href } = new URL(
    stepAddress("", { near: "Dubbo", load: "near=-33.87,151.21&zinc=4" }),
    "http://localhost",
  );
  expect(keptIn(new URL(href))).toEqual({ near: "Dubbo", load: "zinc=4" });
});

it("an offer's address has the given fields, and my load's a city with its state", () => {
  expect(offerAddress({ metal: "zinc", near: "", offer: "4", total: "", kg: "7" })).toBe(
    "/fair-price/?metal=zinc&offer=4&kg=7",
  );
  expect(loadNear({ name: "Broken Hill", state: "NSW" })).toBe("/my-load/?near=Broken+Hill+NSW");
});

it("a sitemap shows the days that are known", async () => {
  const xml = await sitemapXml("https://site.example", [
    { path: "/a/", day: "2026-11-17" },
    { path: "/b/" },
  ]).text();
  expect(xml).toContain(
    "<url><loc>https://site.example/a/</loc><lastmod>2026-11-17</lastmod></url>\n<url><loc>https://site.example/b/</loc></url>",
  );
});

it.each([
  ...["Dubbo NSW", "Broken Hill NSW", "Port Pirie", "copper-bright", "*._", "", "O’Connor ACT"],
  ...["a+b&c=d", "50%", "tab\t~(!)'", "Zoë"],
])("search parameters with %j are on the server as URLSearchParams writes them", (text) => {
  vi.stubEnv("SSR", true);
  onTestFinished(() => void vi.unstubAllEnvs());
  const fields: [string, string][] = [
    ["metal", "copper"],
    ["near", text],
  ];
  expect(queryOf(fields)).toBe(new URLSearchParams(fields).toString());
});
