import pTimeout from "p-timeout";
import type { RouterContextProvider } from "react-router";
import { renderingContext } from "../../worker/contract/context.ts";

/** Milliseconds that a page waits for late data before it is sent without it. */
const GRACE_PERIOD_MS = 5;

/**
 * The value of late data, for content further down a page, if it arrives within a few milliseconds; undefined
 * otherwise. The loader then returns the promise itself, and the page shows the part, or its failure, when it
 * arrives. A page that is rendered in one piece always waits.
 *
 * A promise would do for data that is ready, too, but not for its failure, which the status of the page has to say; and
 * this is how a page that is sent in parts, and rendered whole for the cache then, is known.
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
