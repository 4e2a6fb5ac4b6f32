import { expect, it, onTestFinished, vi } from "vitest";
import { tellTag } from "../../../app/frame/analytics-tag.ts";

it.each([
  [
    "another site by its origin alone",
    "https://search.example/find?q=jane+citizen",
    "https://search.example",
  ],
  ["nothing where the browser does not say", "", ""],
])("where a visitor came from is told of %s", async (_, referrer, told) => {
  vi.stubGlobal("fetch", async () => Response.json({ pages: { "/about": {} }, lastYard: 0 }));
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  window.dataLayer = [];
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    delete window.dataLayer;
  });
  await tellTag("G-TEST1234", "/about/");
  const commands = window.dataLayer.map((command) => [...(command as IArguments)]);
  expect(commands).toEqual([
    ["set", { page_location: `${window.location.origin}/about/`, page_referrer: told }],
  ]);
});
