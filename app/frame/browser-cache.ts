import { useEffect } from "react";
import { type MiddlewareFunction, useLocation, useMatches } from "react-router";

/** What the routes of one address answered, by their ids. */
type Answers = Record<string, { type: "data" | "error"; result: unknown }>;

/** Addresses that a visit remembers; one that was left long ago is fetched again. */
const MOST = 100;

/** What is asked there is answered anew each time. */
const NEVER = /^\/(search|contact|newsletter)(\/|\.|$)/i;

const seen = new Map<string, Answers>();

/** Client middleware: what a visit has loaded is not fetched again within it, so Back is immediate. */
export const rememberVisit: MiddlewareFunction<Answers> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  if (request.method !== "GET" || NEVER.test(pathname)) return next();
  const known = seen.get(address);
  if (known) return known;
  const answers = await next();
  if (Object.values(answers).every(({ type }) => type === "data")) remember(address, answers);
  return answers;
};

/** Remembers the page that came with the document, too. */
export function useFirstPage(): void {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1);
  useEffect(() => {
    if (seen.size > 0 || !page?.loaderData || NEVER.test(pathname)) return;
    remember(pathname + search, { [page.id]: { type: "data", result: page.loaderData } });
  }, [pathname, search, page]);
}

function remember(address: string, answers: Answers): void {
  seen.set(address, answers);
  const [oldest] = seen.keys();
  if (seen.size > MOST && oldest !== undefined) seen.delete(oldest);
}
