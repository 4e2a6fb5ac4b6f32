import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LocateButton } from "../../../app/near/locate-button.tsx";
import { useMyLocation } from "../../../app/near/my-location.ts";
import { show, words } from "../show.tsx";

/** The calls of the browser's geolocation, which the tests answer. */
let calls: Parameters<Geolocation["getCurrentPosition"]>[];
const found = (index: number, latitude: number) =>
  act(async () => {
    const [answer] = calls[index]!;
    answer({ coords: { latitude, longitude: 148.6 } } as GeolocationPosition);
  });
const refused = (index: number) =>
  act(async () => calls[index]![1]?.({ code: 1 } as GeolocationPositionError));

beforeEach(() => {
  calls = [];
  const getCurrentPosition: Geolocation["getCurrentPosition"] = (...all) => void calls.push(all);
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } });
});
afterEach(() => vi.unstubAllGlobals());

const press = async (name: string) => {
  const before = calls.length;
  await act(async () => screen.getByRole("button", { name }).click());
  await expect.poll(() => calls).toHaveLength(before + 1);
};

const onLocated = vi.fn();
/** A page about a metal, which can change to another metal and lose its field. */
function Page() {
  const [about, setAbout] = useState("copper");
  const field = () => document.querySelector("input");
  const located = useMyLocation({ about, field, onLocated });
  return (
    <>
      {about !== "nothing" && <input aria-label="Near" />}
      <p>{located.words}</p>
      {located.canLocate && (
        <button type="button" onClick={located.locateMe}>
          Locate
        </button>
      )}
      {["copper", "brass", "nothing"].map((next) => (
        <button key={next} type="button" onClick={() => setAbout(next)}>
          {next}
        </button>
      ))}
    </>
  );
}

it("the position of the last press fills the field as “My location”", async () => {
  onLocated.mockReset();
  show(<Page />);
  await press("Locate");
  expect(words("p")).toEqual(["Finding your location…"]);
  await press("Locate");
  await found(0, -20);
  expect(onLocated).not.toHaveBeenCalled();
  await found(1, -32.25);
  const field = screen.getByLabelText<HTMLInputElement>("Near");
  expect(field.value).toBe("My location");
  expect(onLocated.mock.calls).toEqual([[field]]);
  expect(words("p")).toEqual([""]);
});

it("a failure shows for its own metal only, and fills nothing", async () => {
  onLocated.mockReset();
  show(<Page />);
  await press("Locate");
  await refused(0);
  expect(words("p")[0]).toMatch(/^Your browser did not share your location\./);
  await act(async () => screen.getByRole("button", { name: "brass" }).click());
  expect(words("p")).toEqual([""]);
  await press("Locate");
  await act(async () => screen.getByRole("button", { name: "nothing" }).click());
  await found(1, -32.25);
  expect(onLocated).not.toHaveBeenCalled();
});

it("a browser without geolocation gets no button", () => {
  vi.stubGlobal("navigator", {});
  show(
    <>
      <Page />
      <LocateButton onLocated={onLocated} />
    </>,
  );
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    ...["copper", "brass", "nothing"],
  ]);
});

it("the button passes the position on, or says why there is none", async () => {
  onLocated.mockReset();
  show(<LocateButton onLocated={onLocated} />);
  await press("Use my location");
  expect(words("[aria-live=polite]")).toEqual([" Finding your location…"]);
  await refused(0);
  expect(words("[aria-live=polite]")[0]).toMatch(/^ Your browser did not share/);
  expect(onLocated).not.toHaveBeenCalled();
  await press("Use my location");
  await found(1, -32.256);
  expect(onLocated.mock.calls).toEqual([["-32.26,148.6"]]);
  expect(words("[aria-live=polite]")).toEqual([""]);
});

/** The module as after a reload, which forgets the position. */
async function reloaded() {
  vi.resetModules();
  return import("../../../app/near/my-location.ts");
}

it("the browser's own position shows as “My location”, which the field turns back into the position", async () => {
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

it("a position from a shared address shows as numbers, and “My location” stays words", async () => {
  const { isMyLocation, nearOfField, shownNear } = await reloaded();
  expect(isMyLocation("-32.26,148.6")).toBe(false);
  expect(shownNear("-32.26,148.6")).toBe("-32.26,148.6");
  expect(nearOfField("My location")).toBe("My location");
});
