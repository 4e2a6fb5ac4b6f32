import pTimeout from "p-timeout";
import type { RouterContextProvider } from "react-router";
import { renderingContext } from "./context.ts";

/** Milliseconds that a page waits for its late parts before it is sent without them. */
const GRACE = 5;

/**
 * Data for the lower part of a page, if it is there within a few milliseconds. Where it is late or has
 * failed, undefined: then a loader gives the promise itself. For late data the page does not wait.
 * A promise of what is there already would cost a third of the page's memory.
 */
export async function valueIfReady<T>(
  context: Readonly<RouterContextProvider>,
  wanted: Promise<T>,
): Promise<T | undefined> {
  const rendering = context.get(renderingContext);
  const settled = wanted.then(
    (value) => ({ value }),
    // What draws this part says so.
    () => ({ value: undefined }),
  );
  const here = await (rendering.isWhole
    ? settled
    : pTimeout(settled, { milliseconds: GRACE, message: false }));
  if (!here) rendering.hasLateData = true;
  return here?.value;
}
