import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LocateButton } from "../../../app/near/locate-button.tsx";
import { useMyLocation } from "../../../app/near/use-my-location.ts";
import { show, words } from "../show.tsx";

/** What the browser was asked for, to be answered by the test. */
let asked: Parameters<Geolocation["getCurrentPosition"]>[];
const found = (index: number, latitude: number) =>
  act(async () => {
    const [answer] = asked[index]!;
    answer({ coords: { latitude, longitude: 148.6 } } as GeolocationPosition);
  });
const refused = (index: number) =>
  act(async () => asked[index]![1]?.({ code: 1 } as GeolocationPositionError));

beforeEach(() => {
  asked = [];
  const getCurrentPosition: Geolocation["getCurrentPosition"] = (...all) => void asked.push(all);
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } });
});
afterEach(() => vi.unstubAllGlobals());

const press = async (name: string) => {
  const before = asked.length;
  await act(async () => screen.getByRole("button", { name }).click());
  await expect.poll(() => asked).toHaveLength(before + 1);
};

const onLocated = vi.fn();
/** A page for a metal, which may become that of another, and lose its field. */
function Page() {
  const [about, setAbout] = useState("copper");
  const located = useMyLocation({
    ...{ about, field: () => document.querySelector("input"), onLocated },
  });
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

it("the position of the last press fills the field, in words that the address does not have", async () => {
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

it("a failure is said of the metal that was asked for alone, and fills nothing", async () => {
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

it("the button of a form gives the position on, or says why there is none", async () => {
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
