import { env } from "cloudflare:workers";
import { expect, it, onTestFinished, vi } from "vitest";
import { createStore } from "../../../../worker/data/store.ts";
import { nextNear, zoneFor } from "../../../../worker/data/yards/open-then.ts";
import { yardTable } from "../../../../worker/data/yards/yard-table.ts";
import { addYard } from "../../yard.ts";

const table = () => yardTable(createStore(env));
const [PERTH, DARWIN] = [
  { lat: -31.95, lon: 115.86 },
  { lat: -12.46, lon: 130.84 },
];

it("the time zone is the nearest yard's, else the state's, else the given one", async () => {
  const all = await table();
  expect(zoneFor(all, PERTH, "NSW")).toBe("Australia/Perth");
  expect(zoneFor(all, DARWIN, "")).toBe("Australia/Darwin");
  expect(zoneFor(all, null, "WA")).toBe("Australia/Perth");
  expect(zoneFor(all, undefined, "")).toBe("Australia/Sydney");
  expect(zoneFor(all, null, "", "Australia/Adelaide")).toBe("Australia/Adelaide");
  // Of a yard in a removed city nobody knows it.
  await addYard({ cityId: 9999, latitude: -45, longitude: 100 });
  const lost = { lat: -45, lon: 100 };
  expect(zoneFor(await table(), lost, "WA", "Australia/Hobart")).toBe("Australia/Hobart");
  expect(zoneFor(await table(), null, "", "Australia/Hobart")).toBe("Australia/Hobart");
});

it("the next half-hour is the place's, else that of the given time zone", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T02:01Z") });
  onTestFinished(() => void vi.useRealTimers());
  const store = createStore(env);
  expect(await nextNear(store, PERTH, "Australia/Sydney")).toBe("sat-10.30");
  expect(await nextNear(store, null, "Australia/Adelaide")).toBe("sat-13.00");
  expect(await nextNear(store, null, undefined)).toBe("sat-13.30");
});
