import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../publishing/command-line/run.ts";

const read = (name: string) => readFileSync(path.join(ROOT, "app/frame/public", name));

/** What app/frame/public/_headers adds to static files: the lines below each pattern. */
const HEADERS = new Map(
  read("_headers")
    .toString()
    .replaceAll(/^#.*\n/gm, "")
    .trim()
    .split(/\n\n+/)
    .map((rule) => {
      const [pattern = "", ...lines] = rule.split("\n");
      return [pattern, lines.map((line) => line.trim())] as const;
    }),
);

it("files with a hash in their names are kept for a year, the others for a day, and the picture of previews may be shown elsewhere", () => {
  expect(HEADERS.get("/*")).toEqual([
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: strict-origin-when-cross-origin",
  ]);
  expect(HEADERS.get("/assets/*")).toEqual([
    "Cache-Control: public, max-age=31536000, immutable",
    "Cross-Origin-Resource-Policy: same-origin",
  ]);
  expect(HEADERS.get("/share.png")).toContain("Cross-Origin-Resource-Policy: cross-origin");
  const others = [...HEADERS].filter(([pattern]) => !pattern.endsWith("*"));
  expect(others.filter(([, lines]) => lines[0] !== "Cache-Control: public, max-age=86400")).toEqual(
    [],
  );
});

it("the installed site opens at the home page, has icons of the sizes that it names, and leads to My load and the last city", () => {
  const manifest = JSON.parse(read("../../manifest.json").toString());
  expect([manifest.start_url, manifest.scope]).toEqual(["/", "/"]);
  // app/frame/service-worker.ts answers the second.
  expect(manifest.shortcuts).toMatchObject([{ url: "/my-load/" }, { url: "/cities/?last" }]);
  expect(manifest.icons).toMatchObject([{}, { purpose: "any" }, { purpose: "maskable" }]);
  for (const { src, sizes } of manifest.icons) {
    const picture = read(src);
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
    expect([...HEADERS.keys()]).toContain(src);
  }
});
