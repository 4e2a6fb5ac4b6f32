// This renderer writes strings, which makes it fast; "react-dom/server.node" in its place turns that off.
// vite/patch-react-dom.ts adapts it to the Workers runtime.
import { renderToPipeableStream } from "react-dom/server.bun";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { type Rendering, renderingContext } from "../contract/context.ts";
import { CONTENT_PAGES } from "./content/content-pages.ts";
import { PageEntry } from "./frame/scripts.tsx";
import { STEPS } from "./identify/tree.ts";
import { stepAddress } from "./paths/step-address.ts";
import { markupOf } from "./rendering/markup-of.ts";
import { encodedData } from "./rendering/page-data.ts";
import { pageStream, pageText } from "./rendering/react-output.ts";
import { MarkupContext } from "./ui/kept-markup.tsx";

/** Paths of pages whose names are in the code, for the Worker: no browser loads them all. */
export const NAMED_PAGES: readonly string[] = [
  ...CONTENT_PAGES.map(({ path }) => path),
  ...["", ...Object.keys(STEPS)].map((step) => stepAddress(step)),
];

/**
 * Milliseconds after which React Router rejects late data. Each round trip to the database times out after 800,
 * and late data takes up to three.
 */
export const streamTimeout = 4_000;

/** Only then is an error logged with its stack, and is a change to what is kept of the frame to show at once. */
const isDevelopment = import.meta.env.MODE === "development";

/** Milliseconds after which rendering is aborted: once all late data has arrived or been rejected. */
const RENDER_TIMEOUT_MS = streamTimeout + 1_000;

// React sends a large part of a page as a hidden block that a script moves into place later, which nothing would
// do without JavaScript. With this limit on the size it does so only for late data.
const NEVER_SPLIT = Number.MAX_SAFE_INTEGER;

/**
 * Renders a page. Sends it in one piece if its request asks for that or no data is late; otherwise streams the
 * shell at once and late parts as they arrive.
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
  const whole = withData(entry, rendering);
  const page = renderToPipeableStream(
    <MarkupContext value={isDevelopment ? null : markupOf}>
      <PageEntry value={{ ...whole, nonce }}>
        <ServerRouter context={whole} url={request.url} nonce={nonce} />
      </PageEntry>
    </MarkupContext>,
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
        // React Router logs errors of the shell itself.
        if (isShellReady)
          console.error(!isDevelopment && error instanceof Error ? error.message : error);
      },
    },
  );
  const abort = () => {
    page.abort();
    // After a fatal error React does not call `onAllReady`.
    setTimeout(allReady.resolve);
  };
  const timeout = rendering.hasLateData ? setTimeout(abort, RENDER_TIMEOUT_MS) : undefined;
  allReady.promise.then(() => clearTimeout(timeout));
  await shellReady.promise;
  isShellReady = true;
  rendering.isStreamed = rendering.hasLateData && !rendering.isWhole;
  if (!rendering.isStreamed) await allReady.promise;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const body = rendering.isStreamed ? pageStream(page) : pageText(page);
  return new Response(body, { status: responseStatus, headers });
}

/** A stream of which nothing is left. */
const READ = { getReader: () => undefined } as unknown as ReadableStream<Uint8Array>;

/**
 * The context with the page's data for the browser, and with only the routes of this page, because React Router makes
 * components of all.
 */
function withData(entry: EntryContext, { hasLateData }: Rendering): EntryContext {
  const { manifest, staticHandlerContext } = entry;
  const { matches, loaderData, actionData, errors } = staticHandlerContext;
  const routes = Object.fromEntries(
    matches.map(({ route }) => [route.id, manifest.routes[route.id]]),
  );
  const page = { ...entry, manifest: { ...manifest, routes } };
  // vite/page-data.ts
  const { encodeState } = entry as { encodeState?: () => ReadableStream<Uint8Array> };
  if (!encodeState) return page;
  const text = hasLateData ? undefined : encodedData({ loaderData, actionData, errors });
  if (text === undefined) return { ...page, serverHandoffStream: encodeState() };
  // As if it had been read from a stream already, so that React need not wait for it.
  const read = [
    { result: { done: false, value: text } },
    { result: { done: true, value: "" } },
  ] as object as NonNullable<EntryContext["renderMeta"]>["streamCache"];
  return { ...page, renderMeta: { streamCache: read }, serverHandoffStream: READ };
}
