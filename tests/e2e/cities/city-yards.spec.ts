import { expect, open, type Page, test } from "../fixtures.ts";

interface Yard {
  name: string;
  address: string;
  phone?: string;
  website?: string;
  description?: string;
  services?: string[];
}

const section = (page: Page, city: string) =>
  page.getByRole("region", { name: `Scrap Metal Yards in ${city}` });

/** The cards in the order of the page, each known by its heading. */
const cards = (page: Page, city: string) =>
  section(page, city)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });

test("its cards hold what is known of every yard", async ({ page, request }) => {
  await open(page, "/hobart/");
  const yards: Yard[] = await (await request.get("/api/scrap-yards/city/32")).json();
  await expect(cards(page, "Hobart")).toHaveCount(yards.length);
  const texts = await cards(page, "Hobart").allInnerTexts();
  for (const [place, { name, address, phone, website, description, services }] of yards.entries()) {
    const text = texts[place];
    expect(text).toContain(name);
    expect(text).toContain(address);
    for (const service of services?.slice(0, 3) ?? []) expect(text).toContain(service);
    for (const service of services?.slice(3) ?? []) expect(text).not.toContain(`\n${service}`);
    if (phone) expect(text).toContain(phone);
    if (description) expect(text).toContain(description);
    expect(text?.includes("opens in a new tab")).toBe(Boolean(website));
  }
});

test("phones call, and websites open in a new tab without protocol in their text", async ({
  page,
}) => {
  await open(page, "/sydney/");
  const links = section(page, "Sydney").getByRole("listitem").getByRole("link");
  const facts = await links.evaluateAll((all) =>
    all.map((link) => ({
      text: link.textContent ?? "",
      href: link.getAttribute("href") ?? "",
      target: link.getAttribute("target"),
    })),
  );
  const phones = facts.filter(({ href }) => href.startsWith("tel:"));
  const websites = facts.filter(({ href }) => href.startsWith("http"));
  expect(phones.length).toBeGreaterThan(10);
  expect(websites.length).toBeGreaterThan(10);
  for (const { text, href } of phones) expect(href).toBe(`tel:${text.replace(/[^\d+]/g, "")}`);
  for (const { text, href, target } of websites) {
    expect(target).toBe("_blank");
    expect(text).toMatch(/^(?!https?:|www\.)[^/ ]+ \(opens in a new tab\)$/);
    expect(href).toContain(text.split(" ")[0]);
  }
});

test("at most three services are tags", async ({ page }) => {
  await open(page, "/sydney/");
  const lists = section(page, "Sydney").getByRole("list", { name: "Services" });
  const counts = await lists.evaluateAll((all) => all.map((list) => list.children.length));
  expect(Math.max(...counts)).toBe(3);
  expect(Math.min(...counts)).toBeGreaterThan(0);
});

test("a long description ends after three lines", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, "/sydney/");
  const paragraphs = section(page, "Sydney").getByRole("listitem").getByRole("paragraph");
  const lines = await paragraphs.evaluateAll((all) =>
    all.map((p) => p.clientHeight / Number.parseFloat(getComputedStyle(p).lineHeight)),
  );
  expect(Math.max(...lines)).toBeLessThanOrEqual(3.1);
});

test("they stand in one, two or three columns", async ({ page }) => {
  await open(page, "/sydney/");
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await cards(page, "Sydney").evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBe(columns);
  }
});

test("visitors are told to ask the yards", async ({ page }) => {
  await open(page, "/perth/");
  const intro = section(page, "Perth").getByRole("paragraph").first();
  await expect(intro).toContainText(/[Cc]ontact .*quote.*materials they accept/);
});
