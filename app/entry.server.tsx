import { renderToPipeableStream } from "react-dom/server.bun";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { pageStream, pageText } from "../worker/rendering/react-output.ts";
import { renderingContext } from "./context.ts";
import { RECORD_EARLY_INPUT } from "./ui/early-input.ts";

/**
 * Milliseconds after which data that is still missing counts as failed. The database gives up after
 * 800 for each round trip, and late data is one of them.
 */
export const streamTimeout = 2_000;

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
  const { nonce } = rendering;
  const shell = Promise.withResolvers<void>();
  const all = Promise.withResolvers<void>();
  let responseStatus = status;
  let hasShell = false;
  const page = renderToPipeableStream(
    <ServerRouter context={entry} url={request.url} nonce={nonce} />,
    {
      nonce,
      bootstrapScriptContent: RECORD_EARLY_INPUT,
      progressiveChunkSize: NEVER_SPLIT,
      onShellReady: shell.resolve,
      onShellError(error) {
        clearTimeout(overrun);
        shell.reject(error);
      },
      onAllReady: all.resolve,
      onError(error) {
        responseStatus = 500;
        rendering.hasFailed = true;
        // Before the shell is out React Router reports the error itself.
        if (hasShell) console.error(error instanceof Error ? error.message : error);
      },
    },
  );
  const overrun = setTimeout(() => {
    page.abort();
    // Where React itself had given up it says nothing more, and nobody is to wait for that.
    setTimeout(all.resolve);
  }, streamTimeout + 1_000);
  all.promise.then(() => clearTimeout(overrun));
  await shell.promise;
  hasShell = true;
  rendering.isLate = rendering.hasLateData && !rendering.isWhole;
  if (!rendering.isLate) await all.promise;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const body = rendering.isLate ? pageStream(page) : pageText(page);
  return new Response(body, { status: responseStatus, headers });
}
