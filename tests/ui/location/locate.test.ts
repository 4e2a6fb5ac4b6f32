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
  expect(asked.mock.calls[0]?.[2]).toMatchObject({ enableHighAccuracy: false, timeout: 10_000 });
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
