import pTimeout from "p-timeout";
import type { RouterContextProvider } from "react-router";
import { renderingContext } from "../../worker/contract/context.ts";

/** Milliseconds that a page waits for late data before it is sent without it. */
const GRACE_PERIOD_MS = 5;

/**
 * The value of late data, for content further down a page, if it arrives within a few milliseconds; undefined
 * otherwise. The loader then returns the promise, and the page shows the content, or its failure, when it arrives. A
 * page that is rendered in one piece always waits.
 *
 * Early failures reject here, because they have to show in the page's status. A late value sets `hasLateData`, so that
 * the page is rendered again, whole, for the cache.
 * @throws the promise's rejection, unless that comes later
 */
export async function valueIfReady<T>(
  context: Readonly<RouterContextProvider>,
  promise: Promise<T>,
): Promise<T | undefined> {
  const rendering = context.get(renderingContext);
  const settled = promise.then((value) => ({ value }));
  const ready = await (rendering.isWhole
    ? settled
    : pTimeout(settled, { milliseconds: GRACE_PERIOD_MS, message: false }));
  if (!ready) rendering.hasLateData = true;
  return ready?.value;
}
