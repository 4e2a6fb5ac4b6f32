import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { Footer } from "../../../app/frame/footer.tsx";
import { Header } from "../../../app/frame/header.tsx";
import { currentEntry } from "../../../app/frame/navigation.tsx";
import { focusMenu, placeMenu } from "../../../app/ui/popovers.ts";
import { links, show, words } from "../show.tsx";

const SITE = {
  ...{ name: "Hunter Scrap", origin: "https://site.example" },
  ...{ phone: "(02) 5550 0001", email: "hello@site.example", social: [] },
};
const CITIES = [{ name: "Gold Coast", slug: "gold-coast" }];
const MATERIALS = [{ name: "Copper", slug: "copper" }];

// The tests' browser has no popovers that open.
const hidePopover = vi.fn();
beforeEach(() => {
  hidePopover.mockReset();
  Object.defineProperty(HTMLElement.prototype, "hidePopover", {
    value: hidePopover,
    configurable: true,
  });
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "hidePopover");
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
});

const showHeader = (address = "/") =>
  show(<Header site={SITE as never} cities={CITIES} materials={MATERIALS} />, address);

const CITY_MENU = [
  ["Gold Coast", "/gold-coast/"],
  ["View All", "/scrap-metal-prices-by-city/"],
];
const MATERIAL_MENU = [
  ["Copper", "/material/copper/"],
  ["View All", "/materials"],
];
const TOOL_MENU = [
  ["Was that a fair offer?", "/fair-price/"],
  ["What is this?", "/what-is-it/"],
];

// Which pages, tests/worker/pages/home/home.test.ts says.
it("the header's menus lead to pages, cities, materials and tools, the same on a phone", () => {
  showHeader();
  const pages = links(".header-nav > ul > li > a");
  expect(pages).toHaveLength(8);
  expect(links(".mobile-menu .wrap > li > a")).toEqual(pages);
  for (const [label, entries] of [
    ["Cities menu", CITY_MENU],
    ["Materials menu", MATERIAL_MENU],
    ["My Load menu", TOOL_MENU],
  ] as const) {
    const menu = screen.getByRole("button", { name: label }).getAttribute("popovertarget");
    expect(links(`#${menu} a`)).toEqual(entries);
  }
  expect(links(".mobile-menu-links a")).toEqual([...CITY_MENU, ...MATERIAL_MENU, ...TOOL_MENU]);
});

it("in an outage the menus have only View All, and the top bar is absent", () => {
  show(<Header site={undefined} cities={undefined} materials={undefined} />);
  expect(links("#cities-menu a")).toEqual(CITY_MENU.slice(-1));
  expect(links("#materials-menu a")).toEqual(MATERIAL_MENU.slice(-1));
  expect(screen.queryByRole("complementary")).toBeNull();
});

it.each([
  ["/cities", "/scrap-metal-prices-by-city/"],
  ["/Scrap-Metal-Prices-By-City/", "/scrap-metal-prices-by-city/"],
  ["/materials/", "/scrap-metal-prices-by-material/"],
  ["/sydney/", undefined],
])("on the page %s the current entry is %s", (path, entry) => {
  expect(currentEntry(path)).toBe(entry);
});

it("the current page's entry says so in both menus, and no other does", () => {
  showHeader("/scrap-yards/");
  const entry = ["Scrap Yards", "/scrap-yards/"];
  expect(links("nav [aria-current=page]")).toEqual([entry, entry]);
});

it("the header's search closes on every submit and sends only a text", async () => {
  const router = showHeader();
  const form = screen.getByRole<HTMLFormElement>("search", { name: "Site" });
  const field = screen.getByLabelText<HTMLInputElement>("Search for a city or metal");
  expect([form.getAttribute("action"), field.name]).toEqual(["/search/", "q"]);
  field.value = "  ";
  fireEvent.submit(form);
  expect([hidePopover.mock.calls.length, router.state.location.pathname]).toEqual([1, "/"]);
  field.value = "copper";
  fireEvent.submit(form);
  expect(hidePopover).toHaveBeenCalledTimes(2);
  await expect.poll(() => router.state.location.search).toBe("?q=copper");
});

it("a menu opens below the header and under its button in browsers without anchors", () => {
  vi.stubGlobal("CSS", { supports: () => false });
  showHeader();
  const rect = { bottom: 64, right: 300 } as DOMRect;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(rect);
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1000);
  const placed = (id: string, newState: string) => {
    const menu = document.getElementById(id)!;
    placeMenu({ newState, currentTarget: menu } as never);
    return [menu.style.top, menu.style.right];
  };
  expect(placed("cities-menu", "closed")).toEqual(["", ""]);
  expect(placed("cities-menu", "open")).toEqual(["64px", "700px"]);
  expect(placed("mobile-menu", "open")).toEqual(["64px", ""]);
  vi.stubGlobal("CSS", { supports: (feature: string) => feature === "anchor-name: --header" });
  expect(placed("materials-menu", "open")).toEqual(["", ""]);
});

it("an opening menu takes the focus unless it already has it", () => {
  showHeader();
  const menu = document.getElementById("cities-menu")!;
  focusMenu({ newState: "closed", currentTarget: menu } as never);
  expect(document.activeElement).not.toBe(menu);
  focusMenu({ newState: "open", currentTarget: menu } as never);
  expect(document.activeElement).toBe(menu);
  const [link] = menu.querySelectorAll("a");
  link?.focus();
  focusMenu({ newState: "open", currentTarget: menu } as never);
  expect(document.activeElement).toBe(link);
});

it("the footer links to cities, metals and the other pages", () => {
  show(<Footer site={SITE} year={2026} cities={[{ name: "Sydney", slug: "sydney" }]} />);
  expect(words(".footer-columns h2")).toEqual(["Cities", "Metals", "Resources", "Company"]);
  // The others, tests/worker/pages/home/home.test.ts names.
  for (const link of [
    ["Sydney", "/sydney/"],
    ["All materials", "/materials"],
    ["Scrap yard directory", "/scrap-yards/"],
    ["Resources and tips", "/resources-and-tips/"],
    ["Blog", "/blog/"],
  ])
    expect(links()).toContainEqual(link);
  // What is no page of the router is asked of the server.
  expect(links("a[target=_self]").map(([, href]) => href)).toEqual(["/sitemap.xml", "/api/"]);
});

it("the footer links to our social networks if we have any; in an outage it has no cities", () => {
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
])("for the largest cities %s the footer shows %s", (largest, shown) => {
  const cities = largest.split(",").map((slug) => ({ name: slug, slug }));
  show(<Footer site={SITE} year={2026} cities={cities} />);
  const popular = within(document.querySelector<HTMLElement>(".footer-columns section")!);
  expect(popular.getAllByRole("link").map((link) => link.textContent)).toEqual(shown.split(","));
});
