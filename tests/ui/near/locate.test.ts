import { afterEach, expect, it, vi } from "vitest";
import { locate } from "../../../app/near/locate.ts";

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

const INSTEAD = "Type a place or postcode instead.";

it.each([
  ["refused", failing(1), `Your browser did not share your location. ${INSTEAD}`],
  ["not found", failing(2), `Your device could not find its location. ${INSTEAD}`],
  ["too late", failing(3), "Finding your location took too long. Try again, or type a place."],
  ["abroad", at(51.5, -0.12), `You seem to be outside Australia. ${INSTEAD}`],
])("one that is %s is said in words, with what to do instead", async (_, answer, failure) => {
  browser(answer);
  expect(await locate()).toEqual({ failure });
});

/** As after a reload, which knows no position. */
async function reloaded() {
  vi.resetModules();
  return import("../../../app/near/my-location.ts");
}

it("the browser's own position is shown as “My location”, and the field gives it back", async () => {
  const { isMyLocation, nearOfField, rememberLocation, shownNear } = await reloaded();
  rememberLocation("-32.26,148.6");
  expect(isMyLocation("-32.26,148.6")).toBe(true);
  expect(shownNear("-32.26,148.6")).toBe("My location");
  expect(nearOfField(" My location ")).toBe("-32.26,148.6");
  for (const other of ["", "Dubbo", "-32.26,148.7"]) {
    expect(isMyLocation(other)).toBe(false);
    expect(shownNear(other)).toBe(other);
    expect(nearOfField(other)).toBe(other);
  }
});

it("a position from a shared address stays numbers, and the words stay words", async () => {
  const { isMyLocation, nearOfField, shownNear } = await reloaded();
  expect(isMyLocation("-32.26,148.6")).toBe(false);
  expect(shownNear("-32.26,148.6")).toBe("-32.26,148.6");
  expect(nearOfField("My location")).toBe("My location");
});
