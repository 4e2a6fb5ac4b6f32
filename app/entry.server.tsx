import "./fast-text-encoder.ts";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { renderingContext } from "./context.ts";
import { restoreTextEncoder } from "./fast-text-encoder.ts";

restoreTextEncoder();

/**
 * Milliseconds after which data that is still missing counts as failed. The database gives up after
 * 800 for each round trip; React Router holds every rendering's data in memory for as long as this.
 */
export const streamTimeout = 2_000;

/** Milliseconds that a page waits for its late parts before it is sent without them. */
const GRACE = 4;

// React sends a late part as a hidden block that a script moves into place. What is ready when the
// page is sent must not go that way, however large it is: without JavaScript nobody would move it.
const NEVER_SPLIT = Number.MAX_SAFE_INTEGER;

/** Renders a page: whole where that is asked for, else the shell at once and late parts as they arrive. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const rendering = context.get(renderingContext);
  const abort = new AbortController();
  const overrun = setTimeout(() => abort.abort(), streamTimeout + 1_000);
  let responseStatus = status;
  let streaming = false;
  const { nonce } = rendering;
  const body = await renderToReadableStream(
    <ServerRouter context={entry} url={request.url} nonce={nonce} />,
    {
      nonce,
      signal: abort.signal,
      progressiveChunkSize: NEVER_SPLIT,
      onError(error) {
        responseStatus = 500;
        rendering.hasFailed = true;
        // Before the shell is out React Router reports the error itself.
        if (streaming) console.error(error instanceof Error ? error.message : error);
      },
    },
  );
  streaming = true;
  body.allReady.finally(() => clearTimeout(overrun)).catch(() => {});
  if (rendering.isWhole) await body.allReady;
  else rendering.isLate = !(await isReadyWithin(GRACE, body.allReady));
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: responseStatus, headers });
}

function isReadyWithin(milliseconds: number, ready: Promise<void>): Promise<boolean> {
  const { promise: soon, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, milliseconds, false);
  return Promise.race([ready.then(() => true), soon]).finally(() => clearTimeout(timer));
}
