import autocannon from "autocannon";

/** A browser as far as the site can tell: for search engines it renders another way. */
const headers = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36" };

/**
 * As many requests to an address as eight connections can have in so many seconds: how many they were, and
 * how long it took.
 * @throws where one is not answered with a 200
 */
export async function traffic(port: number, path: string, duration: number) {
  const url = `http://127.0.0.1:${port}${path}`;
  const found = await autocannon({ url, headers, duration, connections: 8 });
  const { requests, errors, statusCodeStats: statuses } = found;
  if (errors > 0 || Object.keys(statuses ?? {}).join() !== "200")
    throw new Error(`${path}: ${errors} errors, and by status ${JSON.stringify(statuses)}.`);
  return { requests: requests.total, seconds: found.duration };
}

/** One visit to a page; ms until the first and the last byte of its body. */
export async function visit(port: number, path: string) {
  const start = performance.now();
  const { body } = await page(port, path);
  let firstByte = 0;
  for await (const _bytes of body!) firstByte ||= performance.now() - start;
  return { firstByte, lastByte: performance.now() - start };
}

/** What a browser gets for a page. @throws where the status is not 200 */
export async function page(port: number, path: string): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}.`);
  return response;
}
