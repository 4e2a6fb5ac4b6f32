import { type ComponentType, useEffect, useState } from "react";

/**
 * Loads a component's code in the browser once `isWanted` is true. `Component` is null until then, and after a
 * failure.
 */
export function useLazyComponent<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `importComponent` always imports the same module
  useEffect(() => {
    if (!isWanted) return;
    importComponent().then(
      (loaded) => {
        setComponent(() => loaded);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [isWanted]);
  return { Component, failed, isLoading: isWanted && !Component && !failed };
}
