import { describe, expect, it } from "vitest";
import {
  type CachedEntry,
  entityTag,
  fromBytes,
  toBytes,
} from "../../../worker/cache/cached-entry.ts";
import { readBody } from "../../../worker/cache/render.ts";
import { responseFrom } from "../../../worker/cache/response-cache.ts";
import { withStalenessNotice } from "../../../worker/cache/staleness-notice.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

function entryOf(text = "Zinc\n– ünïcode", headers: [string, string][] = []): CachedEntry {
  const body = bytesOf(text);
  return {
    status: 200,
    headers: new Headers(headers),
    body,
    renderedAt: 1_795_000_000_000,
    edition: 7,
    days: { "Australia/Eucla": "2026-11-22" },
  };
}

describe("as bytes and back", () => {
  it.each([
    ["a page", entryOf("<p>Zinc\n– ünïcode</p>\n", [["ETag", 'W/"1"']])],
    ["a redirect", { ...entryOf("", [["Location", "/x/"]]), status: 301 }],
    ["bytes that are no text", { ...entryOf(), body: new Uint8Array([0, 10, 255, 10, 128]) }],
  ])("%s is the same", (_, entry) => {
    const { headers, ...rest } = fromBytes(toBytes(entry))!;
    expect([...headers]).toEqual([...entry.headers]);
    expect({ headers: entry.headers, ...rest }).toEqual(entry);
  });

  it("an entry that lacks any number of bytes, or has one too many, is none", () => {
    const bytes = toBytes(entryOf());
    for (let length = 0; length < bytes.byteLength; length++)
      expect(fromBytes(bytes.slice(0, length)), `${length}`).toBeUndefined();
    expect(fromBytes(new Uint8Array([...bytes, 10]))).toBeUndefined();
  });

  it.each([
    ...["", "\n", "{}\n", "null\n", '"cached-entry/1"\n', "[]\n", "{\n", "<p>\n</p>"],
    '{"format":"cached-entry/1","bytes":0,"headers":[]}\n',
  ])("%j is no entry", (text) => {
    expect(fromBytes(bytesOf(text))).toBeUndefined();
  });
});

describe("as an answer", () => {
  const ask = (tag?: string) =>
    new Request("http://localhost/", { headers: tag ? { "If-None-Match": tag } : {} });
  const entry = entryOf("Zinc", [
    ["ETag", 'W/"1"'],
    ["Content-Type", "text/plain"],
  ]);

  it("it says how old it is and where it came from", async () => {
    const response = responseFrom(entry, ask(), "kv", Date.now() - 12_000);
    expect(response.headers.get("age")).toBe("12");
    expect(response.headers.get("server-timing")).toBe('cache;desc="kv"');
    expect(await response.text()).toBe("Zinc");
  });

  it.each([
    ['W/"1"', 304],
    ['W/"0", W/"1"', 304],
    ['"1"', 304],
    ["*", 304],
    ['W/"0"', 200],
  ])("it is sent to those who have %s with the status %i", (tag, status) => {
    expect(responseFrom(entry, ask(tag), "memory").status).toBe(status);
    // An entry without a tag is sent whole.
    expect(responseFrom(entryOf("Zinc"), ask(tag), "memory").status).toBe(200);
  });
});

it("the tag is that of the bytes, and weak, because they are compressed on their way", async () => {
  const [one, same, other] = await Promise.all(["a", "a", "b"].map((s) => entityTag(bytesOf(s))));
  expect(one).toMatch(/^W\/"[0-9a-f]{24}"$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

describe("a line that says as of when it is", () => {
  const ROOM = '<p class="staleness-notice"></p>';

  it("stands where the page has room for it, in Sydney's time, and the tag goes", () => {
    const page = entryOf(`<body>${ROOM}<h1>Zinc</h1>${ROOM}`, [
      ["etag", 'W/"1"'],
      ["Age", "1"],
    ]);
    const { body, headers } = withStalenessNotice(page, Date.UTC(2026, 10, 20, 22, 5));
    const html = new TextDecoder().decode(body);
    expect(html).toMatch(
      /^<body><p class="staleness-notice">You’re seeing this page as it was at 21 November 2026 at 9:05.am \(Sydney time\)\. We can’t load a newer version right now\.<\/p><h1>/,
    );
    expect(html.endsWith(ROOM)).toBe(true);
    expect([...headers]).toEqual([["age", "1"]]);
  });

  it("is not put into what has no room for it", () => {
    const json = entryOf('{"name":"Zinc"}', [["ETag", 'W/"1"']]);
    expect(withStalenessNotice(json, 0)).toBe(json);
  });
});

it("a body of more than two megabytes is too large, and one that breaks off is none", async () => {
  const half = new Uint8Array(1024 * 1024);
  const bodyOf = (...chunks: Uint8Array<ArrayBuffer>[]) => new Blob(chunks).stream();
  expect(await readBody(bodyOf(half, half))).toHaveLength(2 * 1024 * 1024);
  expect(await readBody(bodyOf(half, half, bytesOf("!")))).toBe("too large");
  const broken = new TransformStream<Uint8Array, Uint8Array>();
  broken.writable.abort(new Error("gone"));
  expect(await readBody(broken.readable)).toBeUndefined();
});
