import { renderToPipeableStream } from "react-dom/server.node";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { renderingContext } from "../worker/contract/context.ts";
import { NonceContext } from "./frame/scripting.tsx";
import { CONTENT_PAGES } from "./guides/content-pages.ts";
import { STEPS } from "./identify/tree.ts";
import { stepAddress } from "./paths/step-address.ts";
import { pageStream, pageText } from "./ui/react-output.ts";

/** Paths of pages that are named in the code, for the Worker. */
export const NAMED_PAGES: readonly string[] = [
  ...CONTENT_PAGES.map(({ path }) => path),
  stepAddress(""),
  ...Object.keys(STEPS).map((step) => stepAddress(step)),
];

/**
 * Milliseconds after which React Router rejects late data. Each round trip to the database times out after 800,
 * and late data takes up to three.
 */
export const streamTimeout = 4_000;

/** Milliseconds after which rendering is aborted: by then all late data has arrived or been rejected. */
const RENDER_TIMEOUT_MS = streamTimeout + 1_000;

// React sends a large part of a page as a hidden block, which a script moves into place. Without JavaScript it would
// stay hidden. With this limit React does so only for late data.
const NEVER_SPLIT = Number.MAX_SAFE_INTEGER;

/**
 * Renders a page. Sends it in one piece if the request wants that or no data is late; otherwise streams the shell at
 * once and late parts as they arrive.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const rendering = context.get(renderingContext);
  const { nonce } = rendering;
  const shellReady = Promise.withResolvers<void>();
  const allReady = Promise.withResolvers<void>();
  let responseStatus = status;
  let isShellReady = false;
  const page = renderToPipeableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      progressiveChunkSize: NEVER_SPLIT,
      onShellReady: shellReady.resolve,
      onShellError(error) {
        clearTimeout(timeout);
        shellReady.reject(error);
      },
      onAllReady: allReady.resolve,
      onError(error) {
        responseStatus = 500;
        rendering.hasFailed = true;
        // React Router logs errors of the shell itself. Only developers need the stack.
        const isBrief = import.meta.env.MODE !== "development" && error instanceof Error;
        if (isShellReady) console.error(isBrief ? error.message : error);
      },
    },
  );
  const abort = () => {
    page.abort();
    // After a fatal error React does not call `onAllReady`.
    setTimeout(allReady.resolve);
  };
  const timeout = setTimeout(abort, RENDER_TIMEOUT_MS);
  allReady.promise.then(() => clearTimeout(timeout));
  await shellReady.promise;
  isShellReady = true;
  rendering.isStreamed = rendering.hasLateData && !rendering.isWhole;
  if (!rendering.isStreamed) await allReady.promise;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const body = rendering.isStreamed ? pageStream(page) : withScriptsLast(pageText(page));
  return new Response(body, { status: responseStatus, headers });
}

/** React DOM, and the modules that several pages share (vite.config.ts): two thirds of a page's scripts. */
const LARGE_SCRIPT = /\/assets\/(entry\.client|site)-/;

/**
 * Keeps only the preloads of the page's two large scripts, at its end. In the head they would compete with the style
 * sheet for a slow connection (docs/decisions.md).
 */
function withScriptsLast(html: string): string {
  const [headEnd, bodyEnd] = [html.indexOf("</head>"), html.lastIndexOf("</body>")];
  let large = "";
  const head = html.slice(0, headEnd).replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
    if (LARGE_SCRIPT.test(link)) large += link;
    return "";
  });
  return head + html.slice(headEnd, bodyEnd) + large + html.slice(bodyEnd);
}
