import { EDITION_HEADER, PARAMETERS_HEADER } from "../../worker/contract/offline-pages.ts";
import type { DeclaredParameters } from "../../worker/contract/read-parameters.ts";

/** A kept page, which has a title, or a kept file that pages use. */
export interface Kept {
  address: string;
  bytes: number;
  /** As HTML. */
  title?: string;
  isCity?: boolean;
  /** The edition of the data that the page shows. */
  edition?: number;
  /** The query parameters that its route reads. */
  parameters?: DeclaredParameters;
}

/** Limits of a device's copies. */
export const LIMITS = { pages: 40, bytes: 15 * 1024 * 1024 };

/**
 * Updates the list after a use: most recently used first, cut at the limits.
 * @param files addresses of the files that the used page needs, which stay as long as the page
 */
export function listAfterUse(list: Kept[], used: Kept, files: string[], limits = LIMITS): Kept[] {
  const others = list.filter(({ address }) => address !== used.address);
  const isOwn = ({ address }: Kept) => files.includes(address);
  let { pages, bytes } = limits;
  return [...others.filter(isOwn), used, ...others.filter((one) => !isOwn(one))].filter((kept) => {
    bytes -= kept.bytes;
    if (kept.title !== undefined) pages--;
    return bytes >= 0 && (kept.title === undefined || pages >= 0);
  });
}

/** Describes a page for the list. */
export function keptPage(address: string, html: string, headers: Headers) {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? address;
  const isCity = /"cities\/city.route"/.test(html);
  const edition = Number(headers.get(EDITION_HEADER));
  const declared = headers.get(PARAMETERS_HEADER);
  const parameters: DeclaredParameters | undefined = declared ? JSON.parse(declared) : undefined;
  return { address, bytes: html.length, title, isCity, edition, ...(parameters && { parameters }) };
}

/** The addresses of the files that a page needs, each once. */
export function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.\w+/g))];
}
