import { expect, it, onTestFinished, vi } from "vitest";

/** The tag of a new page, with what its list of pages is answered with, and what it was told. */
async function newTag(...answers: (() => Response)[]) {
  vi.resetModules();
  const { tellTag } = await import("../../../app/frame/analytics-tag.ts");
  const fetched = vi.fn(async (_: string) => answers.shift()!());
  vi.stubGlobal("fetch", fetched);
  const loaded = vi.spyOn(document.head, "appendChild").mockImplementation((script) => script);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    delete window.dataLayer;
  });
  const commands = () => window.dataLayer?.map((command) => [...(command as IArguments)]);
  return { tellTag, fetched, loaded, commands };
}

const list = () => Response.json({ pages: { "/about": {}, "/blog": {} }, lastYard: 0 });
const told = (path: string, referrer = "") => ({
  page_location: `${window.location.origin}${path}`,
  page_referrer: referrer,
});

it.each([
  [
    "another site by its origin alone",
    "https://search.example/find?q=jane+citizen",
    "https://search.example",
  ],
  [
    "a page of ours without what was searched for",
    `${window.location.origin}/about/?q=jane`,
    `${window.location.origin}/about/`,
  ],
  ["nothing where the browser does not say", "", ""],
])("where a visitor came from is told of %s", async (_, referrer, from) => {
  const { tellTag, commands } = await newTag(list);
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  window.dataLayer = [];
  await tellTag("G-TEST1234", "/about/");
  expect(commands()).toEqual([["set", told("/about/", from)]]);
});

it("a list that did not arrive is fetched again, and the tag loads once", async () => {
  const { tellTag, fetched, loaded, commands } = await newTag(() => {
    throw new TypeError("Failed to fetch");
  }, list);
  await expect(tellTag("G-A&B", "/about/")).rejects.toThrow("Failed to fetch");
  expect(commands()).toBeUndefined();
  await tellTag("G-A&B", "/about/");
  await tellTag("G-A&B", "/blog/");
  expect(fetched.mock.calls).toEqual([["/told-pages.json"], ["/told-pages.json"]]);
  // The first is told before the tag is set up, which reports the page at once.
  expect(commands()).toEqual([
    ["js", expect.any(Date)],
    ["set", told("/about/")],
    ["config", "G-A&B"],
    ["set", told("/blog/")],
  ]);
  const scripts = loaded.mock.calls.map(([script]) => (script as HTMLScriptElement).src);
  expect(scripts).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-A%26B"]);
});
