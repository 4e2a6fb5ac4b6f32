import autocannon from "autocannon";
import config from "../../playwright.config.ts";

/** The site must take us for a browser, because it renders pages differently for search engines. */
const headers = { "User-Agent": config.use?.userAgent ?? "" };

/**
 * Requests a path over eight connections for some seconds, as often as possible; returns the number of requests.
 * @throws if any answer is not a 200
 */
export async function traffic(port: number, path: string, duration: number): Promise<number> {
  const url = `http://127.0.0.1:${port}${path}`;
  // It checks the clock after each sample.
  const found = await autocannon({ url, headers, duration, connections: 8, sampleInt: 100 });
  const { requests, errors, statusCodeStats: statuses } = found;
  if (errors > 0 || Object.keys(statuses ?? {}).some((status) => status !== "200"))
    throw new Error(`${path}: ${errors} errors, and by status ${JSON.stringify(statuses)}.`);
  return requests.total;
}

/** Visits a page whose yards are `delay` ms late; returns the ms until the first and last byte of its body. */
export async function visit(port: number, path: string, delay: number): Promise<number[]> {
  const start = performance.now();
  const { body } = await page(port, path, { "Bench-Delay": String(delay) });
  let firstByte = 0;
  for await (const _bytes of body!) firstByte ||= performance.now() - start;
  return [firstByte, performance.now() - start];
}

/** Fetches a page as a browser would. @throws if the status is not 200 */
export async function page(port: number, path: string, more: object = {}): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { ...headers, ...more },
  });
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}.`);
  return response;
}
