import { expect, it, vi } from "vitest";

/** As after a reload, which knows no position. */
async function reloaded() {
  vi.resetModules();
  return import("../../../app/location/my-location.ts");
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
