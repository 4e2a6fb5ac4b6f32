import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * Loads Google Analytics if the operator has set a measurement id; without one nothing is loaded,
 * sent or stored.
 */
export function useAnalytics(measurementId: string | null): void {
  const shown = useLocation();
  // Told before the address changes, which is when the tag reports a page.
  const { pathname, search } = useNavigation().location ?? shown;
  useEffect(() => {
    if (!measurementId) return;
    import("./analytics-tag.ts")
      .then(
        ({ tellTag }) => tellTag(measurementId, pathname + search),
        // Without a connection nothing is measured.
      )
      .catch(() => {});
  }, [measurementId, pathname, search]);
}
