import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";

/** Loads Google Analytics if the operator has set a measurement id; otherwise nothing is loaded, sent or stored. */
export function useAnalytics(measurementId: string | null): void {
  const shown = useLocation();
  // Use the next page even while it loads: the tag reports a page when the URL changes.
  const { pathname, search } = useNavigation().location ?? shown;
  useEffect(() => {
    if (!measurementId) return;
    import("./analytics-tag.ts")
      .then(({ tellTag }) => tellTag(measurementId, pathname + search))
      // Nothing is measured offline.
      .catch(() => {});
  }, [measurementId, pathname, search]);
}
