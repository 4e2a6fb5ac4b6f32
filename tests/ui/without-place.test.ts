import { expect, it } from "vitest";
import { withoutPlace } from "../../app/without-place.ts";

it.each([
  ["/scrap-yards/?near=2830", "/scrap-yards/"],
  ["/scrap-yards/?state=NSW&near=-32.25%2C148.61&page=2", "/scrap-yards/?state=NSW&page=2"],
  ["/scrap-yards/?n%65ar=2830&near=2150#yard-7", "/scrap-yards/#yard-7"],
  ["https://site.example/scrap-yards/?near", "https://site.example/scrap-yards/"],
  ["/scrap-yards/?q=a%20b&nearby=x#near=1", "/scrap-yards/?q=a%20b&nearby=x#near=1"],
  ["/sydney/", "/sydney/"],
  ["", ""],
])("%j without its place is %j", (address, without) => {
  expect(withoutPlace(address)).toBe(without);
});
