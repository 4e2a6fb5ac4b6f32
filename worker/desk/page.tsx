import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server.node";
import { pageText } from "../../app/ui/react-output.ts";
import type { Change } from "../../publishing/compare/change.ts";
import type { Fields } from "../../publishing/compare/content.ts";
import { changeTexts, rowText } from "../../publishing/compare/row-names.ts";
import type { DeskContext } from "./desk.ts";

const PAGES = {
  "/desk/": "Today",
  "/desk/yards/": "Yards",
  "/desk/inbox/": "Inbox",
  "/desk/words/": "Words",
  "/desk/publish/": "Publish",
};

/** What a request did, as the page that follows it says. */
const DONE = {
  saved: "Saved.",
  dropped: "Left out of your draft.",
  published: "Published.",
};

type Done = keyof typeof DONE;

/** Says to the next page what was done, and of which form the browser may forget what was typed. */
const COOKIE = "desk-done";
/** Seconds in which that page has to be asked for. */
const COOKIE_SECONDS = 60;

/** Over https, with the prefix that keeps other hosts from setting the cookie. */
const ownPrefix = (c: DeskContext) =>
  new URL(c.req.url).protocol === "https:" ? { prefix: "host" as const } : {};

/** What the request before did, and the form that it saved; it is said once, and no address can say it. */
function takeDone(c: DeskContext): [done: Done, saved: string, said: string] | undefined {
  const cookie = getCookie(c, COOKIE, ownPrefix(c).prefix);
  const [done = "", saved = "", said = ""] = cookie?.split("\n") ?? [];
  if (!Object.hasOwn(DONE, done)) return undefined;
  deleteCookie(c, COOKIE, ownPrefix(c));
  return [done as Done, saved, said];
}

interface PageProps {
  title: string;
  /** What is wrong with what was sent, a line each. */
  problems?: string[] | undefined;
  /** What the request before did, where that is more than its usual words. */
  notices?: Partial<Record<Done, string>> | undefined;
  children: ReactNode;
}

/** Answers with a page; of a form that could not be saved with 422. */
export async function page(
  c: DeskContext,
  { title, problems = [], notices = {}, children }: PageProps,
): Promise<Response> {
  const wrong = [...(c.get("problems") ?? []), ...problems];
  const isWrong = wrong.length > 0;
  const [done, saved, said] = (!isWrong && takeDone(c)) || [];
  const notice = done && (notices[done] ?? DONE[done]);
  const here = (path: string) => `${c.req.path}/` === path;
  const html = await markup(
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · Desk`}</title>
        <link rel="stylesheet" href="/desk/desk.css" />
        <script src="/desk/desk.js" defer />
      </head>
      <body data-by={c.get("email")} data-saved={saved || undefined}>
        <header>
          <nav aria-label="Desk">
            {Object.entries(PAGES).map(([path, name]) => (
              <a key={path} href={path} aria-current={here(path) ? "page" : undefined}>
                {name}
              </a>
            ))}
          </nav>
          <p className="quiet">{c.get("email")}</p>
        </header>
        <main>
          <h1>{title}</h1>
          {notice && <p role="status">{said ? `${notice} ${said}.` : notice}</p>}
          {isWrong && (
            <div role="alert">
              <p>Nothing was saved:</p>
              <Lines of={wrong} />
            </div>
          )}
          {children}
        </main>
      </body>
    </html>,
  );
  return c.html(html, isWrong ? 422 : 200);
}

/**
 * Goes to a page once something is saved, and says so there, with what else is to be `said`; `saved` is the key of the
 * form in the browser.
 */
export function goTo(c: DeskContext, path: string, done: Done, saved = "", said = ""): Response {
  const options = { httpOnly: true, sameSite: "Strict", maxAge: COOKIE_SECONDS } as const;
  setCookie(c, COOKIE, [done, saved.slice(0, 200), said.slice(0, 1_000)].join("\n"), {
    ...options,
    ...ownPrefix(c),
  });
  return c.redirect(path, 303);
}

/** Lines as a list; nothing without any. */
export function Lines({ of }: { of: string[] }) {
  const items = of.map((line) => <li key={line}>{line}</li>);
  return items.length > 0 && <ul>{items}</ul>;
}

/** What becomes of a row, in words that leave out which row it is; of a metal with its `name`. */
export function ChangeLines({ change, name }: { change: Change; name?: string | undefined }) {
  const { key } = change;
  // Who asked is known already: whose draft it is stands above.
  const unsigned = (row: Fields | null) => (row && "by" in row ? { ...row, by: null } : row);
  const [before, after] = [unsigned(change.before), unsigned(change.after)];
  const isNew = name && before === null;
  const texts = isNew ? [rowText(key, after)] : changeTexts({ key, before, after });
  return <Lines of={texts.map((text) => (name ? `${name}: ${text}` : text))} />;
}

/** The markup once all of it is rendered, so that a mistake answers with its own status. */
function markup(content: ReactNode): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const rendered = renderToPipeableStream(content, {
    onAllReady: () => resolve(pageText(rendered)),
    onError: reject,
  });
  return promise;
}
