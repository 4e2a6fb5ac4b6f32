import { exports } from "cloudflare:workers";

/** Asks the whole Worker as a browser would, without following redirects. */
export function fetchPath(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(`http://localhost${path}`, {
    redirect: "manual",
    ...init,
    headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0", ...init.headers },
  });
}

/** The words of a page in reading order, without markup, scripts and styles. */
export async function textOf(response: Response): Promise<string> {
  const html = await response.text();
  return html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");
}
