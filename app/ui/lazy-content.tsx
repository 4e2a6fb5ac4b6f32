import { type ComponentType, lazy } from "react";
import { isLeavingPage } from "./leaving.ts";

/**
 * Wraps a component whose code is imported on its first rendering. React's own `lazy` keeps the first import's
 * promise, but in the Workers runtime a promise belongs to the request that made it: once that request is gone it
 * never settles, and no page would ever get the component again. So on the server every rendering imports for
 * itself until the component has arrived.
 * @param load imports the component
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
 * Where a component's code does not load, a page that a link led to comes as a document, and one that the server has sent
 * stays as it is without scripts. Never resolves.
 */
function missing(): Promise<never> {
  const { pathname, search } = window.location;
  if (window.earlyInput) delete document.documentElement.dataset.scripting;
  else if (!isLeavingPage()) window.location.replace(pathname + search);
  return new Promise(() => {});
}
