import { type ComponentType, useEffect, useState } from "react";

/** A component that is loaded when it is wanted; null until then, and for good where that failed. */
interface LazyComponent<Props> {
  Component: ComponentType<Props> | null;
  failed: boolean;
}

/** Loads a component's code once it is wanted, and only in a browser: `load` imports its module. */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
): LazyComponent<Props> {
  const [lazy, setLazy] = useState<LazyComponent<Props>>({ Component: null, failed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded never changes
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (Component) => setLazy({ Component, failed: false }),
      () => setLazy({ Component: null, failed: true }),
    );
  }, [wanted]);
  return lazy;
}
