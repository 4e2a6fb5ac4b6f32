import { within } from "@testing-library/react";
import { expect, it } from "vitest";
import { Footer } from "../../../app/frame/footer.tsx";
import { links, show, words } from "../show.tsx";

const SITE = {
  ...{ name: "Hunter Scrap", origin: "https://site.example" },
  ...{ phone: "(02) 5550 0001", email: "hello@site.example", social: [] },
};

it("the footer leads to cities, the metals, and everything else, which all are pages", () => {
  show(<Footer site={SITE} year={2026} cities={[{ name: "Sydney", slug: "sydney" }]} />);
  expect(words(".footer-columns h2")).toEqual(["Cities", "Metals", "Resources", "Company"]);
  expect(links("footer a, nav a")).toEqual([
    ["Sydney", "/sydney/"],
    ["Copper", "/copper/"],
    ["Aluminium", "/aluminum/"],
    ["Brass", "/brass/"],
    ["Steel", "/steel/"],
    ["All materials", "/materials"],
    ["Price history", "/data/#months"],
    ["Scrap yard directory", "/scrap-yards/"],
    ["My load", "/my-load/"],
    ["Was that a fair offer?", "/fair-price/"],
    ["What is this?", "/what-is-it/"],
    ["Scrap my car", "/scrap-my-car/"],
    ["Resources and tips", "/resources-and-tips/"],
    ["Blog", "/blog/"],
    ["About", "/about/"],
    ["Contact", "/contact/"],
    ["Privacy policy", "/privacy-policy/"],
    ["Terms and conditions", "/terms-and-conditions/"],
    ["Sitemap", "/sitemap.xml"],
    ["Data", "/data/"],
    ["API", "/api/"],
  ]);
  // What is no page of the router is asked of the server.
  expect(links("a[target=_self]").map(([, href]) => href)).toEqual(["/sitemap.xml", "/api/"]);
  expect(words(".footer-legal p")).toEqual([
    "© 2026 Hunter Scrap. Prices are indicative only, in Australian dollars.",
    "Facebook, Instagram and LinkedIn: Coming soon",
  ]);
});

it("the footer names our pages at social networks once there are some; in an outage no cities", () => {
  const social = [{ name: "Facebook", address: "https://www.facebook.com/hunter" }];
  show(<Footer site={{ ...SITE, social }} year={undefined} cities={[]} />);
  expect(links(".footer-legal a")).toEqual([["Facebook", "https://www.facebook.com/hunter"]]);
  expect(document.body.textContent).not.toContain("Coming soon");
  expect(words(".footer-columns h2")).toEqual(["Metals", "Resources", "Company"]);
});

it.each([
  [
    "melbourne,sydney,brisbane,perth,adelaide,gold-coast",
    "sydney,melbourne,brisbane,perth,adelaide",
  ],
  [
    "melbourne,perth,gold-coast,newcastle,canberra,hobart",
    "melbourne,perth,gold-coast,newcastle,canberra",
  ],
  ["dubbo,adelaide", "adelaide,dubbo"],
])("of the largest cities %s the footer names %s", (largest, shown) => {
  const cities = largest.split(",").map((slug) => ({ name: slug, slug }));
  show(<Footer site={SITE} year={2026} cities={cities} />);
  const popular = within(document.querySelector<HTMLElement>(".footer-columns section")!);
  expect(popular.getAllByRole("link").map((link) => link.textContent)).toEqual(shown.split(","));
});
