import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server.bun";
import { pageText } from "../../app/rendering/react-output.ts";
import type { Change } from "../../publishing/compare/change.ts";
import { changeLines } from "../../publishing/compare/row-names.ts";
import type { DeskContext } from "./desk.ts";

const PAGES = {
  "/desk/": "Today",
  "/desk/yards/": "Yards",
  "/desk/inbox/": "Inbox",
  "/desk/words/": "Words",
  "/desk/publish/": "Publish",
};

/** What the request before did, by what `?done=` says. */
const DONE: Record<string, string> = {
  saved: "Saved.",
  dropped: "Left out of your draft.",
};

interface PageProps {
  title: string;
  /** What is wrong with what was sent, a line each. */
  problems?: string[] | undefined;
  /** What was done. */
  notice?: string | undefined;
  children: ReactNode;
}

/** Answers with a page; of a form that could not be saved with 422. */
export async function page(
  c: DeskContext,
  { title, problems = c.get("problems") ?? [], notice, children }: PageProps,
): Promise<Response> {
  // A form is posted to its own address, which may still say what was done before.
  const isWrong = problems.length > 0;
  const done = isWrong ? undefined : (notice ?? DONE[c.req.query("done") ?? ""]);
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
      <body data-saved={isWrong ? undefined : c.req.query("saved")}>
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
          {done && <p role="status">{done}</p>}
          {isWrong && (
            <div role="alert">
              <p>Nothing was saved:</p>
              <Lines of={problems} />
            </div>
          )}
          {children}
        </main>
      </body>
    </html>,
  );
  return c.html(html, isWrong ? 422 : 200);
}

/** Goes to a page once something is saved, and says so there; `saved` is the key of the form in the browser. */
export function goTo(c: DeskContext, path: string, done: string, saved?: string): Response {
  const query = new URLSearchParams({ done, ...(saved && { saved }) });
  return c.redirect(`${path}${path.includes("?") ? "&" : "?"}${query}`, 303);
}

/** Lines as a list; nothing without any. */
export function Lines({ of }: { of: string[] }) {
  const items = of.map((line) => <li key={line}>{line}</li>);
  return items.length > 0 && <ul>{items}</ul>;
}

/** What becomes of a row, in words that leave out which row it is; of a metal with its `name`. */
export function ChangeLines({ change, name }: { change: Change; name?: string | undefined }) {
  const lines = changeLines(change).map((line) =>
    line
      .slice(change.key.length)
      .replace(/^(: | is )/, "")
      .replaceAll(/, by \S+@[^\s,]+/g, ""),
  );
  return (
    <Lines of={lines.map((line) => (name ? `${name}: ${line.replace(/^new: /, "")}` : line))} />
  );
}

function markup(content: ReactNode): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const rendered = renderToPipeableStream(content, {
    onAllReady: () => resolve(pageText(rendered)),
    onError: reject,
  });
  return promise;
}
