import { act } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { useServiceWorker } from "../../../app/frame/use-service-worker.ts";
import { show } from "../show.tsx";

const register = vi.fn(async (_: string) => {});
const postMessage = vi.fn();

beforeEach(() => {
  register.mockClear();
  postMessage.mockClear();
  vi.stubEnv("DEV", false);
  vi.stubGlobal("requestIdleCallback", (task: () => void) => task());
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
});

/** Shows a page in a browser with a service worker, which has the page already or not. */
async function showPage(isOn: boolean, controller: object | null) {
  const ready = Promise.resolve({ active: { postMessage } });
  vi.stubGlobal("navigator", { serviceWorker: { controller, register, ready } });
  const Page = () => void useServiceWorker(isOn);
  show(<Page />);
  await act(async () => {});
}

it("a first visit sends the worker its page and loaded files", async () => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ name: "/assets/a.js" }] as never);
  onTestFinished(() => void vi.restoreAllMocks());
  await showPage(true, null);
  expect(register.mock.calls).toEqual([["/service-worker.js"]]);
  expect(postMessage.mock.calls).toEqual([[[window.location.href, "/assets/a.js"]]]);
});

it("a worker that controls the page gets no message, and none registers where pages may not be kept", async () => {
  await showPage(true, {});
  expect([register.mock.calls.length, postMessage.mock.calls.length]).toEqual([1, 0]);
  await showPage(false, null);
  expect(register).toHaveBeenCalledOnce();
});
