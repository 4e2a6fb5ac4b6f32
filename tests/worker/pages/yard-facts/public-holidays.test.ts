import { afterEach, expect, it, vi } from "vitest";
import { fetchPage } from "../../page.ts";
import { addYard } from "../../yard.ts";

const setClock = (now: string) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
};
afterEach(() => {
  vi.useRealTimers();
});

const DUBBO = {
  cityId: 23,
  address: "1 Ore Road, Dubbo NSW 2830",
  latitude: -32.25,
  longitude: 148.6,
};
const HOLIDAYS = "Public holiday: Australia Day, Tue 26 Jan: ring first";

it.each([
  ["its city", "/dubbo/"],
  ["the directory", "/scrap-yards/?q=Boundary+Rider"],
  ["its own page", "/yard/9001/boundary-rider-metals/"],
  ["a metal near a place", "/material/copper/?near=Dubbo+NSW+2830"],
])("the page of %s shows a yard's public holidays of the next 14 days", async (_, path) => {
  await addYard({
    ...DUBBO,
    name: "Boundary Rider Metals",
    acceptedMaterials: ["Copper"],
    openingHours: "Mo-Fr 07:00-16:00",
  });
  setClock("2027-01-20T02:00Z");
  expect((await fetchPage(path)).main.words).toContain(HOLIDAYS);
  setClock("2027-01-28T02:00Z");
  expect((await fetchPage(path)).main.words).not.toMatch(/Public holiday:/);
});
