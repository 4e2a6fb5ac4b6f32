import { fetchPage, type Page } from "../../page.ts";

/** The page of the load in a query. */
export const load = (query: string) => fetchPage(`/my-load/?${query}`);

/** The sentence above the answer. */
export const total = ({ main }: Page) => main.one(".load-total").words;

/** The goods that are not in the total, with the reasons. */
export const leftOut = ({ main }: Page) => main.all(".load-left-out li").map(({ words }) => words);
