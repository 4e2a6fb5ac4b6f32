import { expect, it } from "vitest";
import { yardClock } from "../../../../worker/data/yards/yard-clock.ts";

const CITIES = {
  goldCoast: { state: "QLD", timeZone: "Australia/Brisbane" },
  brokenHill: { state: "NSW", timeZone: "Australia/Broken_Hill" },
  mildura: { state: "VIC", timeZone: "Australia/Melbourne" },
  eucla: { state: "WA", timeZone: "Australia/Eucla" },
  removed: { state: "", timeZone: undefined },
};
const SYDNEY = { state: "NSW", timeZone: "Australia/Sydney" };

it.each<[string, keyof typeof CITIES, object | "the city's"]>([
  ["1 Test Street, Southport QLD 4215", "goldCoast", "the city's"],
  ["12 Test Street, Tweed Heads South NSW 2486", "goldCoast", SYDNEY],
  ["12 TEST ST, TWEED HEADS SOUTH, nsw, 2486, Australia", "goldCoast", SYDNEY],
  ["12 Test Street, Tweed Heads South 2486 NSW", "goldCoast", SYDNEY],
  ["12 Test Street, Tweed Heads South NSW", "goldCoast", SYDNEY],
  // No state at the end of the address.
  ["Corner of Act and Tas Roads, Southport", "goldCoast", "the city's"],
  ["49 Railway Parade, Broken Hill NSW 2880", "brokenHill", "the city's"],
  ["49 Railway Parade, Broken Hill", "brokenHill", "the city's"],
  ["12 Test Street, Wilcannia NSW 2836", "brokenHill", SYDNEY],
  ["1 Road, Cockburn SA 5440", "brokenHill", { state: "SA", timeZone: "Australia/Adelaide" }],
  ["1 Road, Silverton NSW 2880", "mildura", { state: "NSW", timeZone: "Australia/Broken_Hill" }],
  // The city's time zone, whichever that is.
  ["1 Road, Eucla WA 6443", "eucla", "the city's"],
  ["1 Road, Botany NSW 2019", "removed", "the city's"],
])("%s, listed in %s, has the clock %j", (address, city, clock) => {
  expect(yardClock(address, CITIES[city])).toEqual(clock === "the city's" ? CITIES[city] : clock);
});
