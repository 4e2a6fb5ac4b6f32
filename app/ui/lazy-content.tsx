import { type ComponentType, lazy } from "react";
import { isLeavingPage } from "./leaving.ts";

/**
 * Wraps a component whose code is imported on its first rendering. React's own `lazy` keeps the first import's
 * promise, but in the Workers runtime a promise belongs to its request: once that ends, the promise never settles, and
 * no page would get the component again. So on the server every rendering imports the component until it has arrived.
 */
export function lazyContent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(async () => ({ default: await load().catch(missing) }));
  let Loaded: ComponentType<Props> | undefined;
  const keep = (Component: ComponentType<Props>) => {
    Loaded = Component;
  };
  const fail = (error: unknown) =>
    keep(() => {
      throw error;
    });
  return function LazyContent(props: Props) {
    // React waits for a thrown promise, then renders again.
    if (!Loaded) throw load().then(keep, fail);
    return <Loaded {...props} />;
  };
}

/**
 * Handles code that does not load: after a link, loads the page as a document; a page from the server goes on without
 * scripts. Never resolves.
 */
function missing(): Promise<never> {
  const { pathname, search } = window.location;
  if (window.earlyInput) delete document.documentElement.dataset.scripting;
  else if (!isLeavingPage()) window.location.replace(pathname + search);
  return new Promise(() => {});
}
