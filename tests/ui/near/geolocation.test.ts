import { afterEach, expect, it, vi } from "vitest";
import { locate } from "../../../app/near/geolocation.ts";

type Locate = Geolocation["getCurrentPosition"];

function browser(answer: Locate) {
  const getCurrentPosition = vi.fn(answer);
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } });
  return getCurrentPosition;
}

const at =
  (latitude: number, longitude: number): Locate =>
  (found) =>
    found({ coords: { latitude, longitude } } as GeolocationPosition);
const failing =
  (code: number): Locate =>
  (_, failed) =>
    failed?.({ code, message: "secret" } as GeolocationPositionError);

afterEach(() => vi.unstubAllGlobals());

it("the position is rounded to 0.01 degree before anything sees it", async () => {
  const getCurrentPosition = browser(at(-32.256_904, 148.601_123));
  expect(await locate()).toEqual({ position: "-32.26,148.6" });
  const options = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 600_000 };
  expect(getCurrentPosition.mock.calls[0]?.[2]).toEqual(options);
});

const INSTEAD = "Type a place or postcode instead.";

it.each([
  ["refused", failing(1), `Your browser did not share your location. ${INSTEAD}`],
  ["not found", failing(2), `Your device could not find its location. ${INSTEAD}`],
  ["too late", failing(3), "Finding your location took too long. Try again, or type a place."],
  ["abroad", at(51.5, -0.12), `You seem to be outside Australia. ${INSTEAD}`],
])("a position that is %s gives a reason and a way out", async (_, answer, failure) => {
  browser(answer);
  expect(await locate()).toEqual({ failure });
});
