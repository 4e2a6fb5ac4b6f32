import { useState, useSyncExternalStore } from "react";

/** Properties of an element whose content React leaves as the server sent it. */
const AS_SERVED = {
  suppressHydrationWarning: true,
  // One object for all, because with another React would replace the content.
  dangerouslySetInnerHTML: { __html: "" },
};

/** True on the server and, in a browser, for what the server rendered; false for what React renders anew. */
export function useIsServerRendered(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasHydrating] = useState(isHydrating);
  return wasHydrating;
}

/** Properties of an element whose content stays as the server sent it; none where React renders it anew. */
export function useAsServed(): Partial<typeof AS_SERVED> {
  // Setting the content, even to nothing, is what the site's policy forbids.
  return useIsServerRendered() ? AS_SERVED : {};
}

const never = () => () => {};
