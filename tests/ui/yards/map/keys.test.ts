import type { KeyboardEvent } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Camera } from "../../../../app/yards/map/camera.ts";
import { onMapKey } from "../../../../app/yards/map/keys.ts";

/** A map with a link, two markers and another link, which is on the page until the test ends. */
function mapOnPage() {
  const map = document.createElement("div");
  map.innerHTML =
    '<a href="/a/">A</a><button data-marker="1">1</button><button data-marker="2">2</button><a href="/b/">B</a><div class="popup"><button>Close</button></div>';
  document.body.appendChild(map);
  onTestFinished(() => {
    map.remove();
  });
  map.scrollIntoView = () => {};
  return { map, popup: map.querySelector<HTMLElement>(".popup")! };
}

/** Presses a key on the map; returns the first call of its controls. */
function pressed(key: string, { target = "a", isPopupOpen = true, ...modifiers } = {}) {
  const { map, popup } = mapOnPage();
  const done: unknown[] = [];
  const camera = {
    pan: (x: number, y: number) => done.push([x, y]),
    zoomIn: () => done.push("in"),
    zoomOut: () => done.push("out"),
  } as unknown as Camera;
  const preventDefault = vi.fn();
  const event = { key, target: map.querySelector(target), currentTarget: map, preventDefault };
  onMapKey({ ...event, ...modifiers } as unknown as KeyboardEvent<HTMLElement>, {
    camera: { current: camera },
    popup: { current: isPopupOpen ? popup : null },
    close: () => void done.push("close"),
    reset: () => void done.push("reset"),
  });
  expect(preventDefault).toHaveBeenCalledTimes(done.length);
  return done[0];
}

it.each([
  ["ArrowLeft", [60, 0]],
  ["ArrowRight", [-60, 0]],
  ["ArrowUp", [0, 60]],
  ["ArrowDown", [0, -60]],
  ["+", "in"],
  ["=", "in"],
  ["-", "out"],
  ["0", "reset"],
  ["Escape", "close"],
  ["a", undefined],
])("the key %s on the map calls %j", (key, done) => {
  expect(pressed(key)).toEqual(done);
  for (const modifier of ["altKey", "ctrlKey", "metaKey"])
    expect(pressed(key, { [modifier]: true } as object)).toBeUndefined();
});

it("the browser handles the arrow keys in a popup, and Escape closes an open popup", () => {
  expect(pressed("ArrowLeft", { target: ".popup button" })).toBeUndefined();
  expect(pressed("0", { target: ".popup button" })).toBeUndefined();
  expect(pressed("Escape", { target: ".popup button" })).toBe("close");
  expect(pressed("Escape", { isPopupOpen: false })).toBeUndefined();
});

it("Tab goes from marker to marker, and the browser handles it if the next element is no marker", () => {
  const { map } = mapOnPage();
  const [before, one, two, after] = map.querySelectorAll<HTMLElement>("a, button");
  const tab = (from: HTMLElement, shiftKey = false) => {
    from.focus();
    const preventDefault = vi.fn();
    const event = { key: "Tab", shiftKey, currentTarget: map, preventDefault };
    const none = { current: null };
    const controls = { camera: none, popup: none, close: () => {}, reset: () => {} };
    onMapKey(event as unknown as KeyboardEvent<HTMLElement>, controls);
    return [preventDefault.mock.calls.length, document.activeElement];
  };
  expect(tab(before!)).toEqual([1, one]);
  expect(tab(one!)).toEqual([1, two]);
  expect(tab(two!, true)).toEqual([1, one]);
  expect(tab(two!)).toEqual([0, two]);
  expect(tab(one!, true)).toEqual([0, one]);
  expect(tab(after!, true)).toEqual([1, two]);
});
