import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";

const REMOVAL = 1_000_000;

// The store is one for the whole page: every test gets a new page.
let store: typeof import("../../../app/ui/toasts.tsx");
beforeEach(async () => {
  vi.resetModules();
  store = await import("../../../app/ui/toasts.tsx");
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe("a toast", () => {
  it("is not there at first", () => {
    expect(store.currentToast()).toBeNull();
  });

  it("stays up for 5000 milliseconds unless told otherwise", () => {
    expect(store.TOAST_DURATION).toBe(5_000);
  });

  it("is shown at once", () => {
    store.toast("Saved");
    expect(store.currentToast()).toMatchObject({ message: "Saved", open: true });
  });

  it("takes the place of the last one, so that one is visible at most", () => {
    store.toast("First");
    const first = store.currentToast();
    store.toast("Second");
    expect(store.currentToast()).toMatchObject({ message: "Second", open: true });
    expect(store.currentToast()?.id).not.toBe(first?.id);
  });

  it("is another one each time, even with the same words", () => {
    store.toast("Same");
    const first = store.currentToast();
    store.toast("Same");
    expect(store.currentToast()?.id).not.toBe(first?.id);
  });
});

describe("a dismissed toast", () => {
  it("leaves the screen at once and is forgotten after 1,000,000 milliseconds", () => {
    store.toast("Saved");
    store.dismissToast();
    expect(store.currentToast()).toMatchObject({ message: "Saved", open: false });
    vi.advanceTimersByTime(REMOVAL - 1);
    expect(store.currentToast()).toMatchObject({ open: false });
    vi.advanceTimersByTime(1);
    expect(store.currentToast()).toBeNull();
  });

  it("does not take a later toast with it when it is forgotten", () => {
    store.toast("First");
    store.dismissToast();
    vi.advanceTimersByTime(REMOVAL / 2);
    store.toast("Second");
    vi.advanceTimersByTime(REMOVAL * 2);
    expect(store.currentToast()).toMatchObject({ message: "Second", open: true });
  });

  it("is forgotten at the first dismissal's time, though dismissed again", () => {
    store.toast("Saved");
    store.dismissToast();
    vi.advanceTimersByTime(REMOVAL / 2);
    store.dismissToast();
    vi.advanceTimersByTime(REMOVAL / 2);
    expect(store.currentToast()).toBeNull();
  });

  it("dismissed twice does not take a later toast with it either", () => {
    store.toast("First");
    store.dismissToast();
    store.dismissToast();
    store.toast("Second");
    vi.advanceTimersByTime(REMOVAL * 2);
    expect(store.currentToast()).toMatchObject({ message: "Second", open: true });
  });

  it("may be none", () => {
    store.dismissToast();
    expect(store.currentToast()).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a listener", () => {
  it("is told of every change until it leaves", () => {
    const listener = vi.fn();
    const leave = store.subscribeToToast(listener);
    onTestFinished(leave);
    store.toast("Saved");
    store.dismissToast();
    vi.advanceTimersByTime(REMOVAL);
    expect(listener).toHaveBeenCalledTimes(3);
    leave();
    store.toast("Again");
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
