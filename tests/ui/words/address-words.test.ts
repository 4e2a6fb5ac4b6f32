import { expect, it } from "vitest";
import { addressWords } from "../../../app/words/address-words.ts";

it.each([
  ["/copper-prices-newcastle/", "copper prices newcastle"],
  ["/Scrap_Yards+near/me", "Scrap Yards near me"],
  ["/material/copper/prices", "copper prices"],
  ["/material/", "material"],
  ["/caf%C3%A9-metals/", "café metals"],
  ["/2830/", "2830"],
  ["/abcdefghijabcdefghij/", "abcdefghijabcdefghij"],
  ["/lead-1234/", "lead 1234"],
  // Words that begin like a probe, have many consonants in a row, or no vowel but a "y".
  ["/nullarbor-binalong-etcetera/", "nullarbor binalong etcetera"],
  ["/knightsbridge-rhyll/", "knightsbridge rhyll"],
  ["/copper--pipe/", "copper pipe"],
  [`/${"newcastle-".repeat(12)}`, "newcastle ".repeat(10).trim()],
  ...["category", "blog", "data", "yard", "Search"].map((name) => [`/${name}/copper/`, "copper"]),
])("%s names “%s”", (address, words) => {
  expect(addressWords(address)).toBe(words);
});

it.each([
  "/",
  "/a/",
  "/prices.html",
  "/.env",
  "/wp-admin/install/",
  "/phpmyadmin/",
  "/cgi-bin/test",
  "/%3Cscript%3Ealert(1)",
  "/call-0412345678/",
  "/abcdefghijabcdefghija/",
  "/xkqzr/",
  "/xkqzrtpl/",
  "/e3b0c44298fc1c149afbf4c8996fb924/",
  "/%E0%A4%A",
  ..."wp php php5 cgi bin xmlrpc admin administrator vendor actuator GraphQL config backup etc null"
    .split(" ")
    .map((word) => `/copper/${word}/`),
])("%s names nothing", (address) => {
  expect(addressWords(address)).toBe("");
});
