import { act, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { ClearDevice } from "../../../app/frame/clear-device.tsx";
import { show } from "../show.tsx";

/** Presses the button where this browser has these stores of copies; gives back what a screen reader is told. */
async function press(stores: object): Promise<string | null> {
  vi.stubGlobal("caches", stores);
  onTestFinished(() => void vi.unstubAllGlobals());
  show(<ClearDevice />);
  expect(screen.getByRole("status").textContent).toBe("");
  await act(async () => screen.getByRole("button", { name: /^Clear what/ }).click());
  return screen.getByRole("status").textContent;
}

it("the button deletes everything on the device, stops the worker from keeping more, and says so", async () => {
  localStorage.setItem("load", "copper=60");
  sessionStorage.setItem("positions", "{}");
  const postMessage = vi.fn();
  vi.stubGlobal("navigator", { serviceWorker: { controller: { postMessage } } });
  const names = new Set(["kept", "older"]);
  const told = await press({
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  });
  expect(told).toBe("Cleared. What you look at from now on is kept again.");
  expect([localStorage.length, sessionStorage.length, names.size]).toEqual([0, 0, 0]);
  expect(postMessage.mock.calls).toEqual([[[]]]);
});

it("a browser that refuses gets a message with advice", async () => {
  const told = await press({ keys: () => Promise.reject(new Error("denied")) });
  expect(told).toBe("Your browser didn’t let us. Clear this site’s data in its settings.");
});
