import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Footer } from "../../../app/frame/footer.tsx";
import { Header } from "../../../app/frame/header.tsx";
import { currentEntry } from "../../../app/frame/navigation.tsx";
import { focusMenu, placeMenu } from "../../../app/ui/popovers.ts";
import { links, show, words } from "../show.tsx";

const SITE = {
  ...{ name: "Hunter Scrap", origin: "https://site.example" },
  ...{ phone: "(02) 5550 0001", email: "hello@site.example", social: [] },
};
const CITIES = [
  { name: "Sydney", slug: "sydney" },
  { name: "Gold Coast", slug: "gold-coast" },
];
const MATERIALS = [{ name: "Copper", slug: "copper" }];

// The tests' browser has no popovers that open.
const hidePopover = vi.fn();
beforeEach(() => {
  hidePopover.mockReset();
  Object.defineProperty(HTMLElement.prototype, "hidePopover", {
    value: hidePopover,
    configurable: true,
  });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, "hidePopover");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const showHeader = (address = "/") =>
  show(<Header site={SITE as never} cities={CITIES} materials={MATERIALS} />, address);

const MAIN = [
  ["Home", "/"],
  ["Cities", "/scrap-metal-prices-by-city/"],
  ["Materials", "/scrap-metal-prices-by-material/"],
  ["Scrap Yards", "/scrap-yards/"],
  ["My Load", "/my-load/"],
  ["Scrap My Car", "/scrap-my-car/"],
  ["Resources", "/resources-and-tips/"],
  ["Contact", "/contact/"],
];
const CITY_MENU = [
  ["Sydney", "/sydney/"],
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

it("the header's menus lead to the pages, the cities, the materials and the tools", () => {
  showHeader();
  expect(links(".header-nav > ul > li > a")).toEqual(MAIN);
  expect(links(".mobile-menu .wrap > li > a")).toEqual(MAIN);
  for (const [menu, label, entries] of [
    ["cities-menu", "Cities menu", CITY_MENU],
    ["materials-menu", "Materials menu", MATERIAL_MENU],
    ["tools-menu", "My Load menu", TOOL_MENU],
  ] as const) {
    expect(links(`#${menu} a`)).toEqual(entries);
    const button = screen.getByRole("button", { name: label });
    expect(button.getAttribute("popovertarget")).toBe(menu);
    const { tabIndex } = document.getElementById(menu)!;
    expect([tabIndex, document.getElementById(menu)?.getAttribute("popover")]).toEqual([
      -1,
      "auto",
    ]);
  }
  expect(links(".mobile-menu-links a")).toEqual([...CITY_MENU, ...MATERIAL_MENU, ...TOOL_MENU]);
  for (const [name, target] of [
    ["Search", "search-panel"],
    ["Menu", "mobile-menu"],
  ] as const) {
    const [button] = screen.getAllByRole("button", { name });
    expect(button?.getAttribute("popovertarget")).toBe(target);
    expect(document.getElementById(target)?.getAttribute("popover")).toBe("auto");
  }
});

it("the header leads home, to our phone and to our mail; in an outage to no city", () => {
  showHeader();
  expect(links("header .brand").map(([, href]) => href)).toEqual(["/"]);
  const contact = within(screen.getByRole("complementary", { name: "Contact" }));
  expect(contact.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    ...["tel:0255500001", "mailto:hello@site.example"],
  ]);
});

it("in an outage the menus lead to all, and nobody is named to ring", () => {
  show(<Header site={undefined} cities={undefined} materials={undefined} />);
  expect(links("#cities-menu a")).toEqual(CITY_MENU.slice(-1));
  expect(links("#materials-menu a")).toEqual(MATERIAL_MENU.slice(-1));
  expect(screen.queryByRole("complementary")).toBeNull();
});

it.each([
  ["/", "/"],
  ["/cities", "/scrap-metal-prices-by-city/"],
  ["/Scrap-Metal-Prices-By-City/", "/scrap-metal-prices-by-city/"],
  ["/materials/", "/scrap-metal-prices-by-material/"],
  ["/scrap-metal-prices-by-material", "/scrap-metal-prices-by-material/"],
  ["/contact/", "/contact/"],
  ["/sydney/", undefined],
])("on the page %s the current entry is %s", (path, entry) => {
  expect(currentEntry(path)).toBe(entry);
});

it("the current page's entry says so in both menus, and no other does", () => {
  showHeader("/scrap-yards/");
  expect(links("nav [aria-current=page]")).toEqual([MAIN[3], MAIN[3]]);
});

it("the header says when the page is scrolled by more than 20 pixels", () => {
  showHeader();
  for (const [scrollY, isScrolled] of [
    [20, false],
    [21, true],
    [0, false],
  ] as const) {
    vi.stubGlobal("scrollY", scrollY);
    fireEvent.scroll(window);
    expect(document.querySelector("header")?.hasAttribute("data-scrolled")).toBe(isScrolled);
  }
});

it("a navigation closes what is open, and a tap on the same page does not", async () => {
  const open = document.createElement("div");
  vi.spyOn(document, "querySelectorAll").mockImplementation(() => [open] as never);
  const router = showHeader("/");
  expect(hidePopover).not.toHaveBeenCalled();
  await act(async () => void (await router.navigate("/sydney/")));
  expect(hidePopover).toHaveBeenCalledOnce();
});

it("the search is sent and closed, but not empty; Escape closes it", async () => {
  const router = showHeader();
  const form = screen.getByRole<HTMLFormElement>("search", { name: "Site" });
  const field = screen.getByLabelText<HTMLInputElement>("Search for a city or metal");
  expect([form.getAttribute("action"), field.name, field.type, field.autofocus]).toEqual([
    ...["/search/", "q", "search", true],
  ]);
  field.value = "  ";
  fireEvent.submit(form);
  expect([hidePopover.mock.calls.length, router.state.location.pathname]).toEqual([1, "/"]);
  expect(fireEvent.keyDown(field, { key: "a" })).toBe(true);
  expect(hidePopover).toHaveBeenCalledOnce();
  expect(fireEvent.keyDown(field, { key: "Escape" })).toBe(false);
  expect(hidePopover).toHaveBeenCalledTimes(2);
  field.value = "copper";
  const select = vi.spyOn(field, "select");
  fireEvent.focus(field);
  expect(select).toHaveBeenCalledOnce();
  fireEvent.submit(form);
  expect(hidePopover).toHaveBeenCalledTimes(3);
  await expect.poll(() => router.state.location.search).toBe("?q=copper");
});

it("a menu is placed below the header, and under its button where it is one of the header's", () => {
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

it("a menu that opens has the focus, unless the focus is in it", () => {
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

it("the footer leads to cities, the metals, and everything else, which all are pages", () => {
  show(<Footer site={SITE} year={2026} cities={CITIES} />);
  expect(words(".footer-columns h2")).toEqual(["Cities", "Metals", "Resources", "Company"]);
  expect(links("footer a, nav a")).toEqual([
    ...CITY_MENU.slice(0, 2),
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

it("the footer names our pages at social networks once there are some", () => {
  const social = [{ name: "Facebook", address: "https://www.facebook.com/hunter" }];
  show(<Footer site={{ ...SITE, social }} year={2026} cities={[]} />);
  expect(links(".footer-legal a")).toEqual([["Facebook", "https://www.facebook.com/hunter"]]);
  expect(document.body.textContent).not.toContain("Coming soon");
});

it.each([
  [
    ["melbourne", "sydney", "brisbane", "perth", "adelaide", "gold-coast"],
    ["sydney", "melbourne", "brisbane", "perth", "adelaide"],
  ],
  [
    ["melbourne", "perth", "gold-coast", "newcastle", "canberra", "hobart"],
    ["melbourne", "perth", "gold-coast", "newcastle", "canberra"],
  ],
  [
    ["dubbo", "adelaide"],
    ["adelaide", "dubbo"],
  ],
])(
  "the footer puts five cities first, and the largest in place of those missing: %j",
  (largest, shown) => {
    show(<Footer site={SITE} year={2026} cities={largest.map((slug) => ({ name: slug, slug }))} />);
    const popular = document.querySelectorAll(".footer-columns section")[0]!;
    expect([...popular.querySelectorAll("a")].map((link) => link.textContent)).toEqual(shown);
  },
);

it("in an outage the footer has no cities", () => {
  show(<Footer site={SITE} year={undefined} cities={[]} />);
  expect(words(".footer-columns h2")).toEqual(["Metals", "Resources", "Company"]);
});
