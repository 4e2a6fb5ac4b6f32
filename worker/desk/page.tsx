import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server.node";
import { pageText } from "../../app/ui/react-output.ts";
import type { Change } from "../../publishing/compare/change.ts";
import type { Fields } from "../../publishing/compare/content.ts";
import { changeTexts, rowText } from "../../publishing/compare/row-texts.ts";
import type { DeskContext } from "./context.ts";

const PAGES = {
  "/desk/": "Today",
  "/desk/yards/": "Yards",
  "/desk/inbox/": "Inbox",
  "/desk/words/": "Words",
  "/desk/links/": "From yards",
  "/desk/publish/": "Publish",
};

/** Notices about a request, shown on the page after it. */
const DONE = {
  saved: "Saved.",
  dropped: "Left out of your draft.",
  published: "Published.",
};

type Done = keyof typeof DONE;

/** The name of the cookie that carries the notice for the next page, and the form that the browser may forget. */
const COOKIE = "desk-done";
/** Seconds within which that page must load. */
const COOKIE_SECONDS = 60;

/** The prefix that keeps other hosts from setting the cookie; only available with https. */
function ownPrefix(c: DeskContext) {
  return new URL(c.req.url).protocol === "https:" ? { prefix: "host" as const } : {};
}

/**
 * Takes from the cookie the outcome of the last request, the form that it saved, and a text, so that they are shown
 * only once.
 */
function takeDone(c: DeskContext): [done: Done, saved: string, said: string] | undefined {
  const cookie = getCookie(c, COOKIE, ownPrefix(c).prefix);
  const [done = "", saved = "", said = ""] = cookie?.split("\n") ?? [];
  if (!Object.hasOwn(DONE, done)) return undefined;
  deleteCookie(c, COOKIE, ownPrefix(c));
  return [done as Done, saved, said];
}

interface PageProps {
  title: string;
  /** The errors in the form, one per line. */
  problems?: string[] | undefined;
  /** Longer notices that replace the usual ones. */
  notices?: Partial<Record<Done, string>> | undefined;
  children: ReactNode;
}

/** Answers with a page, with status 422 if a form could not be saved. */
export async function page(
  c: DeskContext,
  { title, problems = [], notices = {}, children }: PageProps,
): Promise<Response> {
  const wrong = [...(c.get("problems") ?? []), ...problems];
  const isWrong = wrong.length > 0;
  const [done, saved, said] = (!isWrong && takeDone(c)) || [];
  const notice = done && (notices[done] ?? DONE[done]);
  const pages = Object.entries(PAGES).filter(
    ([path]) => path !== "/desk/links/" || c.env.YARD_LINKS_KEY,
  );
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
            {pages.map(([path, name]) => (
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
 * Redirects to a page after something was saved, and shows a notice there, followed by `said`; `saved` is the name of
 * the form in the browser.
 */
export function goTo(c: DeskContext, path: string, done: Done, saved = "", said = ""): Response {
  setCookie(c, COOKIE, [done, saved.slice(0, 200), said.slice(0, 1_000)].join("\n"), {
    httpOnly: true,
    sameSite: "Strict",
    maxAge: COOKIE_SECONDS,
    ...ownPrefix(c),
  });
  return c.redirect(path, 303);
}

/** Lines as a list; nothing if there are none. */
export function Lines({ of }: { of: string[] }) {
  const items = of.map((line) => <li key={line}>{line}</li>);
  return items.length > 0 && <ul>{items}</ul>;
}

/** The changes to a row in words, without the row's name; a metal's are shown with its `name`. */
export function ChangeLines({ change, name }: { change: Change; name?: string | undefined }) {
  const { key } = change;
  // The page already says whose draft it is.
  const unsigned = (row: Fields | null) => (row && "by" in row ? { ...row, by: null } : row);
  const [before, after] = [unsigned(change.before), unsigned(change.after)];
  const isNew = name && before === null;
  const texts = isNew ? [rowText(key, after)] : changeTexts({ key, before, after });
  return <Lines of={texts.map((text) => (name ? `${name}: ${text}` : text))} />;
}

/** Waits until all of the markup is rendered, so that an error can still set the response's status. */
export function markup(content: ReactNode): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const rendered = renderToPipeableStream(content, {
    onAllReady: () => resolve(pageText(rendered)),
    onError: reject,
  });
  return promise;
}
