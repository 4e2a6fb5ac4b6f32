import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { PageEntry } from "../../app/frame/scripts.tsx";

/** Streams a page as React Router's Cloudflare template does: late parts late, but for bots whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  let responseStatus = status;
  let hasShell = false;
  const page = (
    <PageEntry value={{ ...entry, nonce: "" }}>
      <ServerRouter context={entry} url={request.url} />
    </PageEntry>
  );
  const stream = await renderToReadableStream(page, {
    onError(error) {
      responseStatus = 500;
      if (hasShell) console.error(error);
    },
  });
  hasShell = true;
  const userAgent = request.headers.get("User-Agent");
  if (userAgent && isbot(userAgent)) await stream.allReady;
  headers.set("Content-Type", "text/html");
  return new Response(stream, { status: responseStatus, headers });
}
