import { useState, useSyncExternalStore } from "react";

/**
 * True on the server and for what a browser hydrates; false for what React renders anew. Script elements stand only where
 * it is true: React creates them through `innerHTML`, which the security policy forbids.
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
