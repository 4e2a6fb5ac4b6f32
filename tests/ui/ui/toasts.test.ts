import { beforeEach, expect, it, onTestFinished, vi } from "vitest";

const REMOVAL = 1_000_000;

// The store is one for the whole page: every test gets a new page.
let store: typeof import("../../../app/ui/toasts.tsx");
beforeEach(async () => {
  vi.resetModules();
  store = await import("../../../app/ui/toasts.tsx");
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it("a toast replaces the last one at once, even with the same words", () => {
  expect(store.currentToast()).toBeNull();
  const ids = ["First", "Second", "Second"].map((message) => {
    store.toast(message);
    expect(store.currentToast()).toMatchObject({ message, open: true });
    return store.currentToast()?.id;
  });
  expect(new Set(ids).size).toBe(3);
});

it("a dismissed toast closes at once and is dropped later, however often it is dismissed", () => {
  store.toast("Saved");
  store.dismissToast();
  vi.advanceTimersByTime(REMOVAL / 2);
  store.dismissToast();
  vi.advanceTimersByTime(REMOVAL / 2 - 1);
  expect(store.currentToast()).toMatchObject({ message: "Saved", open: false });
  vi.advanceTimersByTime(1);
  expect(store.currentToast()).toBeNull();
});

it("dismissing a toast, even twice, leaves a later one open", () => {
  store.toast("First");
  store.dismissToast();
  store.dismissToast();
  vi.advanceTimersByTime(REMOVAL / 2);
  store.toast("Second");
  vi.advanceTimersByTime(REMOVAL * 2);
  expect(store.currentToast()).toMatchObject({ message: "Second", open: true });
});

it("a listener hears every change until it leaves, and none without a toast", () => {
  const listener = vi.fn();
  const leave = store.subscribeToToast(listener);
  onTestFinished(leave);
  store.dismissToast();
  expect([listener.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
  store.toast("Saved");
  store.dismissToast();
  vi.advanceTimersByTime(REMOVAL);
  expect(listener).toHaveBeenCalledTimes(3);
  leave();
  store.toast("Again");
  expect(listener).toHaveBeenCalledTimes(3);
});
