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

it("a list that did not arrive is asked for again, and the tag is loaded once", async () => {
  vi.resetModules();
  const { tellTag: tell } = await import("../../../app/frame/analytics-tag.ts");
  const answers = [Promise.reject(new TypeError("Failed to fetch"))];
  const fetched = vi.fn(
    async (_: string) =>
      answers.pop() ?? Response.json({ pages: { "/about": {}, "/blog": {} }, lastYard: 0 }),
  );
  vi.stubGlobal("fetch", fetched);
  const loaded = vi.spyOn(document.head, "appendChild").mockImplementation((script) => script);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    delete window.dataLayer;
  });
  await expect(tell("G-A&B", "/about/")).rejects.toThrow("Failed to fetch");
  expect(window.dataLayer).toBeUndefined();
  await tell("G-A&B", "/about/");
  await tell("G-A&B", "/blog/");
  expect(fetched.mock.calls).toEqual([["/told-pages.json"], ["/told-pages.json"]]);
  const commands = (window.dataLayer ?? []).map((command) => [...(command as IArguments)]);
  const told = (path: string) => ({
    page_location: `${window.location.origin}${path}`,
    page_referrer: "",
  });
  // The first is told before the tag is set up, which reports the page at once.
  expect(commands).toEqual([
    ["js", expect.any(Date)],
    ["set", told("/about/")],
    ["config", "G-A&B"],
    ["set", told("/blog/")],
  ]);
  const scripts = loaded.mock.calls.map(([script]) => (script as HTMLScriptElement).src);
  expect(scripts).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-A%26B"]);
});
