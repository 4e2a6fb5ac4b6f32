import { useState, useSyncExternalStore } from "react";

/** Props of an element whose content React leaves as the server sent it. */
const AS_SERVED = {
  suppressHydrationWarning: true,
  // A shared object: given another one, React would replace the content.
  dangerouslySetInnerHTML: { __html: "" },
};

/** True on the server and, in browsers, during hydration; false for what React renders anew. */
export function useIsServerRendered(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasHydrating] = useState(isHydrating);
  return wasHydrating;
}

/** Props of an element whose content stays as the server sent it; empty where React renders it anew. */
export function useAsServed(): Partial<typeof AS_SERVED> {
  // The security policy forbids setting the content, even to nothing.
  return useIsServerRendered() ? AS_SERVED : {};
}

const never = () => () => {};
