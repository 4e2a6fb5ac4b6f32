/** The page that is measured most. */
export const CITY = "/sydney/";
/** A city's prices from the API. */
export const API = "/api/prices/city/13";
/** A search in the directory, which is never kept. */
export const SEARCH = "/scrap-yards/?q=wattle";

/** A browser as far as the site can tell: for bots it renders in another way. */
export const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";

/** A server's answer to a browser that asks for a page. @throws where it is not 200 */
export async function fetchPage(port: number, path: string): Promise<Response> {
  const response = await fetch(`http://localhost:${port}${path}`, {
    headers: { "User-Agent": USER_AGENT },
  });
  if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}.`);
  return response;
}
