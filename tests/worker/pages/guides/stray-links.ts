import type { Part } from "../../part.ts";

/** Australian governments and their authorities, whose addresses all end in gov.au. */
const PUBLIC_BODY = /^https:\/\/(?:[a-z]+\.)*gov\.au(?:\/|$)/;

/** Where a guide's links lead that is neither a page of ours, a place in the guide nor a public body. */
export function strayLinks(guide: Part): string[] {
  const ids = guide.all("[id]").map((part) => part.attribute("id"));
  return guide.hrefs.filter((href) => {
    if (href.startsWith("#")) return !ids.includes(href.slice(1));
    return !(/^\/(?!\/)/.test(href) || PUBLIC_BODY.test(href));
  });
}
