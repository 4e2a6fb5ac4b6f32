import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** Milliseconds after which data that is still missing counts as failed. */
export const streamTimeout = 5_000;

// React sends a late part as a hidden block that a script moves into place. What is ready when the
// page is sent must not go that way, however large it is: without JavaScript nobody would move it.
const NEVER_SPLIT = Number.MAX_SAFE_INTEGER;

/** Streams a page: the shell at once, late parts as they arrive; bots get it in one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const abort = new AbortController();
  const overrun = setTimeout(() => abort.abort(), streamTimeout + 1_000);
  let responseStatus = status;
  let streaming = false;
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    signal: abort.signal,
    progressiveChunkSize: NEVER_SPLIT,
    onError(error) {
      responseStatus = 500;
      // Before the shell is out React Router reports the error itself.
      if (streaming) console.error(error instanceof Error ? error.message : error);
    },
  });
  streaming = true;
  body.allReady.finally(() => clearTimeout(overrun)).catch(() => {});
  if (isbot(request.headers.get("user-agent"))) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: responseStatus, headers });
}
