import { describe, expect, it } from "vitest";
import { EXAMPLES } from "../../../worker/api/examples.ts";
import { changed } from "../database.ts";
import { fetchJson } from "../fetch.ts";

interface Body {
  publications: (typeof EXAMPLES.publication & { note: string | null })[];
  next: string | null;
}

describe("GET /api/publications", () => {
  it("gives what was published of the live kind, the newest first, page by page", async () => {
    await changed(
      "publications",
      `insert into publications (id, follows, published_at, name, published_on, is_sample, version, note)
        values (5, 1, 5000, 'Sample between', '2026-11-21', 1, 'd', null),
          (7, 5, 7000, 'Real', '2026-11-21', 0, 'b', null),
          (8, 7, 8000, 'Sample again', '2026-11-22', 1, 'c', 'Checked by phone')`,
    );
    const newest = await fetchJson<Body>("/api/publications?limit=2");
    // The rest of a publication is in the example below.
    expect(newest.publications).toMatchObject([
      { id: 8, publishedAt: "1970-01-01T00:00:08.000Z", isFirst: false, note: "Checked by phone" },
      { id: 5, publishedAt: "1970-01-01T00:00:05.000Z" },
    ]);
    const rest = await fetchJson<Body>(`/api/publications?limit=1&cursor=${newest.next}`);
    expect(rest).toEqual({ publications: [EXAMPLES.publication], next: null });
  });

  it("says which is the first of real data, whatever samples were before it", async () => {
    await changed("dataset", "update dataset set is_sample = 0");
    await changed(
      "publications",
      `insert into publications (id, follows, published_at, name, published_on, is_sample, version)
        values (7, 1, 7000, 'Real', '2026-11-21', 0, 'b'), (8, 7, 8000, 'Real', '2026-11-21', 0, 'c')`,
    );
    const { publications } = await fetchJson<Body>("/api/publications");
    expect(publications).toMatchObject([
      ...[
        { id: 8, isFirst: false },
        { id: 7, isFirst: true },
      ],
    ]);
  });
});
