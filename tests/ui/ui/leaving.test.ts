// @vitest-environment node
import { expect, it, onTestFinished, vi } from "vitest";

it.each([
  ["a link was followed", "https:", true],
  ["somebody was rung", "tel:", false],
  ["a mail was begun", "mailto:", false],
  ["a press to load the page again", undefined, true],
])("after %s (%s) a visitor is leaving: %s", async (_, protocol, leaves) => {
  const listeners: (() => void)[] = [];
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) => {
    if (type === "beforeunload") listeners.push(listener);
  });
  vi.stubGlobal("document", { activeElement: { protocol } });
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.resetModules();
  const { isLeavingPage } = await import("../../../app/ui/leaving.ts");
  expect(isLeavingPage()).toBe(false);
  for (const leave of listeners) leave();
  expect(isLeavingPage()).toBe(leaves);
});
