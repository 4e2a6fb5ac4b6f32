import { afterEach, expect, it, vi } from "vitest";
import { locate } from "../../../app/location/locate.ts";

type Ask = Geolocation["getCurrentPosition"];

function browser(answer: Ask) {
  const getCurrentPosition = vi.fn(answer);
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } });
  return getCurrentPosition;
}

const at =
  (latitude: number, longitude: number): Ask =>
  (found) =>
    found({ coords: { latitude, longitude } } as GeolocationPosition);
const failing =
  (code: number): Ask =>
  (_, failed) =>
    failed?.({ code, message: "secret" } as GeolocationPositionError);

afterEach(() => vi.unstubAllGlobals());

it("a position is rounded to 0.01 degree before anything sees it", async () => {
  const asked = browser(at(-32.256_904, 148.601_123));
  expect(await locate()).toEqual({ position: "-32.26,148.6" });
  expect(asked.mock.calls[0]?.[2]).toEqual({
    ...{ enableHighAccuracy: false, timeout: 10_000, maximumAge: 600_000 },
  });
});

it.each([
  ["refused", failing(1), /did not share your location/],
  ["not found", failing(2), /could not find its location/],
  ["too late", failing(3), /took too long\. Try again/],
  ["abroad", at(51.5, -0.12), /outside Australia/],
])("one that is %s is said in words", async (_, answer, words) => {
  browser(answer);
  const located = await locate();
  expect(located).toEqual({ failure: expect.stringMatching(words) });
  expect(JSON.stringify(located)).not.toMatch(/secret|51/);
});

it.each([
  [-44, 96, true],
  [-9, 168, true],
  [-44.01, 140, false],
  [-8.99, 140, false],
  [-30, 95.99, false],
  [-30, 168.01, false],
])("%d, %d is in Australia: %s", async (lat, lon, isInside) => {
  browser(at(lat, lon));
  expect("position" in (await locate())).toBe(isInside);
});

it.each([
  [1, "Your browser did not share your location. Type a place or postcode instead."],
  [2, "Your device could not find its location. Type a place or postcode instead."],
  [3, "Finding your location took too long. Try again, or type a place."],
])("failure %i says what to do instead", async (code, failure) => {
  browser(failing(code));
  expect(await locate()).toEqual({ failure });
});
