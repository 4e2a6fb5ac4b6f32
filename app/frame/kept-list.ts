import { EDITION_HEADER, PARAMETERS_HEADER } from "../../worker/contract/device-copy.ts";
import type { DeclaredParameters } from "../../worker/contract/read-parameters.ts";

/** What is kept of one address: a page, which has a title, or a file of pages. */
export interface Kept {
  address: string;
  bytes: number;
  /** As HTML; whether it is a city's page; the edition that it shows; what its route reads of a query. */
  title?: string;
  isCity?: boolean;
  edition?: number;
  parameters?: DeclaredParameters;
}

/** The most that a device keeps. */
export const LIMITS = { pages: 40, bytes: 15 * 1024 * 1024 };

/**
 * What stays once something was used, what was used last first: within the limits, so what was used longest ago goes.
 * @param files addresses of the files that it needs, which stay as long as it does
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

/** A page as it is listed. */
export function keptPage(address: string, html: string, headers: Headers) {
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? address;
  const isCity = /"cities\/city.route"/.test(html);
  const edition = Number(headers.get(EDITION_HEADER));
  const declared = headers.get(PARAMETERS_HEADER);
  const parameters: DeclaredParameters | undefined = declared ? JSON.parse(declared) : undefined;
  return { address, bytes: html.length, title, isCity, edition, ...(parameters && { parameters }) };
}

/** The addresses of the files that a page names, each once. */
export function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.\w+/g))];
}
