import { useState, useSyncExternalStore } from "react";

/**
 * True on the server and during hydration; false for components that React mounts later. The latter must not have
 * script elements: React creates them through `innerHTML`, which the security policy forbids.
 */
export function useIsServerRendered(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasHydrating] = useState(isHydrating);
  return wasHydrating;
}

const never = () => () => {};
