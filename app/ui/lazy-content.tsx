import { type ComponentType, lazy } from "react";

/**
 * A component whose code is imported when it is first rendered. React's own `lazy` keeps the promise of the first
 * import, but in the Workers runtime a promise is of the request that made it: if that request is gone, it never
 * settles, and no page would ever have the component again. So on the server every rendering imports for itself until
 * the component itself is there to be kept.
 * @param load imports the component
 */
export function lazyContent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(async () => ({ default: await load() }));
  let Loaded: ComponentType<Props> | undefined;
  const keep = (Component: ComponentType<Props>) => {
    Loaded = Component;
  };
  const fail = (error: unknown) =>
    keep(() => {
      throw error;
    });
  return function LazyContent(props: Props) {
    // React waits for what is thrown, and then renders again.
    if (!Loaded) throw load().then(keep, fail);
    return <Loaded {...props} />;
  };
}
