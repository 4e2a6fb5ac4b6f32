import { describe, expect, it } from "vitest";
import { decide } from "../../../app/frame/scripting.tsx";
import { waitingDatabase } from "../database.ts";
import { BOT, fetchPath, fetchWith } from "../fetch.ts";
import { hrefsOf, partOf } from "../part.ts";
import { LATE_AFTER, letTimeOutsEnd } from "../time-outs.ts";

const LOADING = "Loading scrap yards...";
const COPPER = "Copper No. 2, brass removed $8.00 – $11.00";
/** The end of the address of a yard close to the middle. */
const YARD = "NSW 2015";

/** How React Router writes a promise into a page's data. */
const PROMISE = '[\\"P\\",';

/** The words that come in hidden blocks, which a script moves into place. */
function lateWords(html: string): string {
  const blocks = partOf(html).all("div[hidden][id^='S:']");
  return blocks.map(({ words }) => words).join(" ");
}

/** Reads a page until it contains the text, and then leaves off. */
async function readUntil(reader: ReadableStreamDefaultReader<string>, text = ""): Promise<string> {
  let html = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return html;
    html += value;
    if (text && html.includes(text)) return html;
  }
}

describe("a city page whose yards are late", () => {
  it("shows the prices and a spinner at once, and the yards when they are there", async () => {
    const { database, release } = waitingDatabase("scrap_yards");
    letTimeOutsEnd(LATE_AFTER);
    const response = await fetchWith(database, "/sydney/");
    expect(response.status).toBe(200);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    const first = await readUntil(reader, LOADING);
    expect(first).toContain(LOADING);
    expect(partOf(first).words).toContain(COPPER);
    expect(first).not.toContain(YARD);
    expect(first).toContain(String(decide));
    release();
    const rest = await readUntil(reader);
    expect(lateWords(rest)).toContain(YARD);
    expect(rest).toContain("</html>");
    expect(first + rest).toContain(PROMISE);
  });

  it.each(["?yards=all", "?layout=classic"])(
    "comes whole at %s, as it needs no script",
    async (query) => {
      const { database, asked, release } = waitingDatabase("scrap_yards");
      letTimeOutsEnd(LATE_AFTER);
      const page = fetchWith(database, `/sydney/${query}`);
      await asked;
      // By now a page that is not waiting for its yards would have been sent.
      await new Promise((late) => setTimeout(late, LATE_AFTER));
      release();
      const html = await (await page).text();
      expect(partOf(html).words).toContain(YARD);
      expect(lateWords(html)).toBe("");
    },
  );

  it("reaches a search engine whole, and in place", async () => {
    const { database, asked, release } = waitingDatabase("scrap_yards");
    const page = fetchWith(database, "/sydney/", { headers: { "user-agent": BOT } });
    await asked;
    release();
    const html = await (await page).text();
    expect(partOf(html).words).toContain(COPPER);
    expect(partOf(html).words).toContain(YARD);
    expect(html).not.toContain(LOADING);
    expect(lateWords(html)).toBe("");
  });
});

describe("the list of cities, late", () => {
  const skeletons = (html: string) => partOf(html).all(".skeleton").length;

  it("has twelve placeholders at once, and the cities when they are there", async () => {
    const { database, release } = waitingDatabase('from "states"');
    letTimeOutsEnd(LATE_AFTER);
    const response = await fetchWith(database, "/cities/");
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    const first = await readUntil(reader, "</main>");
    expect(skeletons(first)).toBe(12);
    // It appears without scripts, which late cities need.
    expect(hrefsOf(partOf(first).links, "Load the cities")).toEqual(["/cities/"]);
    expect(first).not.toContain("Katherine");
    release();
    expect(lateWords(await readUntil(reader))).toContain("Katherine");
  });

  it("has none in what a search engine gets", async () => {
    const { database, asked, release } = waitingDatabase('from "states"');
    const page = fetchWith(database, "/cities/", { headers: { "user-agent": BOT } });
    await asked;
    release();
    const html = await (await page).text();
    expect(skeletons(html)).toBe(0);
    expect(partOf(html).words).toContain("Katherine");
  });
});

describe("a page whose data is there", () => {
  it.each(["/", "/sydney/", "/melbourne/", "/cities/", "/material/copper/", "/scrap-yards/"])(
    "%s reaches a browser in place, so that it needs no script",
    async (path) => {
      const html = await (await fetchPath(path)).text();
      expect(lateWords(html)).toBe("");
      expect(html).not.toContain(LOADING);
    },
  );

  // A promise would keep the page's data in memory until the next full garbage collection.
  it.each(["/sydney/", "/cities/"])("%s promises nothing", async (path) => {
    expect(await (await fetchPath(path)).text()).not.toContain(PROMISE);
  });
});
