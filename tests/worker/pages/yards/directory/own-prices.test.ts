import { expect, it } from "vitest";
import { dayIn, NATIONAL_TIME_ZONE } from "../../../../../worker/data/local-day.ts";
import { KM_PER_DEGREE } from "../../../../../worker/data/places/distance.ts";
import type { OwnPrice } from "../../../../../worker/data/schema.ts";
import { fetchPage } from "../../../page.ts";
import { addYard } from "../../../yard.ts";
import { results } from "./results.ts";

/** Adds a yard that says its own prices, in cents, some kilometres from Dubbo. */
async function say(id: number, name: string, kilometres: number, prices: Record<string, number>) {
  const saidOn = dayIn(NATIONAL_TIME_ZONE);
  const place = { latitude: -32.2569 + kilometres / KM_PER_DEGREE, longitude: 148.6011 };
  const ownPrices = Object.entries(prices).map(([m, cents]): OwnPrice => [m, cents, cents, saidOn]);
  await addYard({ ...place, id, name, acceptedMaterials: ["Copper", "Aluminium"], ownPrices });
}

const list = async (query: string) => results((await fetchPage(`/scrap-yards/?${query}`)).main);
const SAID = /\w+ \$[\d.]+(?=, said by the yard on \d+ \w{3}\b)/g;

it("a card has the yard's own prices, for the chosen metals or three of them", async () => {
  await say(9001, "Zebra", 1, { steel: 20, aluminum: 210, brass: 550, copper: 920 });
  const said = async (query: string) => (await list(query)).words.match(SAID);
  expect(await said("q=zebra")).toEqual(["Copper $9.20", "Brass $5.50", "Aluminium $2.10"]);
  expect(await said("q=zebra&material=Aluminium")).toEqual(["Aluminium $2.10"]);
});

it("the yards near a place that take one metal may come best first", async () => {
  await say(9001, "Zebra Near", 1, { copper: 900 });
  await say(9002, "Zebra Far", 5, { copper: 920 });
  const near = "near=2830&material=Copper";
  const best = await list(`${near}&sort=best`);
  const { links } = (await list(`${near}&page=2`)).one('[aria-label="Order of the yards"]');
  expect(links).toMatchObject([
    { text: "Nearest first", href: `/scrap-yards/?${near}`, isCurrent: true },
    { text: "Best first", href: `/scrap-yards/?${near}&sort=best`, isCurrent: false },
  ]);
  expect(best.words).toMatch(/In all, best first\..* Best first goes by what 50 kg brings at/);
  const names = (await list(near)).headings(3).filter((name) => !name.startsWith("Zebra"));
  expect(best.headings(3)).toEqual(["Zebra Far", "Zebra Near", ...names].slice(0, 10));
  const metal = (await fetchPage("/material/copper/?near=2830&sort=best")).main.one(".near-yards");
  expect(metal.headings(4)).toEqual(["Zebra Far", "Zebra Near", names[0]]);
  expect(metal.words).toMatch(/Best first goes.* \$9\.20, said by the yard on \d.* \$9\.00, said/);
  for (const query of ["near=2830", "material=Copper", `${near}&material=Aluminium`])
    expect((await list(`${query}&sort=best`)).words).not.toMatch(/best first/i);
});
