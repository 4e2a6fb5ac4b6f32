import { expect, it } from "vitest";
import { ArticleDate } from "../../../app/guides/guide.tsx";
import { show } from "../show.tsx";

it.each([
  ["2026-11-14", "2026-11-14", "14 November 2026"],
  ["2026-11-14", "2027-01-02", "14 November 2026, updated 2 January 2027"],
])("an article of %s, changed on %s, says %s", (published, updated, words) => {
  show(<ArticleDate published={published} updated={updated} />);
  expect(document.body.textContent).toBe(words);
  const days = [...document.querySelectorAll("time")].map(({ dateTime }) => dateTime);
  expect(days).toEqual([...new Set([published, updated])]);
});
