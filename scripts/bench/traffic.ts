import autocannon from "autocannon";
import config from "../../playwright.config.ts";

/** A browser as far as the site can tell: for search engines it renders another way. */
const headers = { "User-Agent": config.use?.userAgent ?? "" };

/**
 * Sends as many requests to an address as eight connections can have in so many seconds; returns how many they were.
 * @throws where one gets another answer than a 200
 */
export async function traffic(port: number, path: string, duration: number): Promise<number> {
  const url = `http://127.0.0.1:${port}${path}`;
  // It looks at the clock after each sample.
  const found = await autocannon({ url, headers, duration, connections: 8, sampleInt: 100 });
  const { requests, errors, statusCodeStats: statuses } = found;
  if (errors > 0 || Object.keys(statuses ?? {}).some((status) => status !== "200"))
    throw new Error(`${path}: ${errors} errors, and by status ${JSON.stringify(statuses)}.`);
  return requests.total;
}

/** One visit to a page whose yards are some ms late; ms until the first and the last byte of its body. */
export async function visit(port: number, path: string, delay: number): Promise<number[]> {
  const start = performance.now();
  const { body } = await page(port, path, { "Bench-Delay": String(delay) });
  let firstByte = 0;
  for await (const _bytes of body!) firstByte ||= performance.now() - start;
  return [firstByte, performance.now() - start];
}

/** The response that a browser gets for a page. @throws where the status is not 200 */
export async function page(port: number, path: string, more: object = {}): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { ...headers, ...more },
  });
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}.`);
  return response;
}
