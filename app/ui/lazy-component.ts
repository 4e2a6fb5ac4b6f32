import { type ComponentType, useEffect, useState } from "react";

/** A component whose code loads on demand; null until then, and after a failure. */
interface LazyComponent<Props> {
  Component: ComponentType<Props> | null;
  failed: boolean;
  isLoading: boolean;
}

/** Loads a component's code in the browser once `isWanted` is true. */
export function useLazyComponent<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): LazyComponent<Props> {
  const [lazy, setLazy] = useState<Omit<LazyComponent<Props>, "isLoading">>({
    Component: null,
    failed: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `importComponent` always imports the same module
  useEffect(() => {
    if (!isWanted) return;
    importComponent().then(
      (Component) => setLazy({ Component, failed: false }),
      () => setLazy({ Component: null, failed: true }),
    );
  }, [isWanted]);
  return { ...lazy, isLoading: isWanted && !lazy.Component && !lazy.failed };
}
