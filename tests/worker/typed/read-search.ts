import { fetchPath } from "../fetch.ts";
import { pageOf } from "../page.ts";
import { fetchLoad, loadInWords } from "./read-load.ts";

/** Where a search leads. */
export interface SearchRead {
  /** True if it leads there at once, without a page of answers. */
  isCertain: boolean;
  /** The sentence above the answers; "" without such a page. */
  message: string;
  /** Addresses, best first, with the words that lead to each; and how many of them are answers, not only names. */
  links: { text: string; to: URL }[];
  answers: number;
}

/** Searches as the header does. */
export async function fetchSearch(text: string): Promise<SearchRead> {
  const response = await fetchPath(`/search/?${new URLSearchParams({ q: text })}`);
  const to = response.headers.get("location");
  if (to) return { isCertain: true, message: "", links: [{ text: "", to: at(to) }], answers: 1 };
  const { main } = await pageOf(response);
  const links = main.all("section li a").map((link) => ({
    text: link.words,
    to: at(link.attribute("href") ?? ""),
  }));
  const answers = main.headings(2).includes("Answers") ? main.section("Answers").links.length : 0;
  return { isCertain: false, message: main.one("h1 + p").words, links, answers };
}

/** An address of the site. */
export function at(path: string): URL {
  return new URL(path, "http://localhost");
}

/** A search in the words of an outcome, for messages. */
export async function searchInWords({ message, links }: SearchRead): Promise<string> {
  const inWords = links.slice(0, 4).map(({ to }) => shown(to));
  const [first] = links;
  const isLoad = first?.to.pathname === "/my-load/";
  const load = isLoad ? `: ${loadInWords(await fetchLoad(inSydney(first.to)))}` : "";
  return [message, ...inWords].filter(Boolean).join(" · ") + load;
}

/** A part of an address as a person would read it: path, parameters and anchor. */
export function shown({ pathname, search, hash }: URL): string {
  return decodeURIComponent(`${pathname}${search}${hash}`.replaceAll("+", " "));
}

/** An address with Sydney as its place, unless it has one: without it nothing is counted in a table, nor judged. */
export function inSydney(to: URL): string {
  const query = new URLSearchParams(to.searchParams);
  if (!query.get("near")) query.set("near", "Sydney NSW 2000");
  return `${to.pathname}?${query}`;
}
