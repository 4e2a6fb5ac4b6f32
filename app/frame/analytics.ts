import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { withoutPlace } from "../without-place.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Loads Google Analytics if the operator has set a measurement id; without one nothing is loaded,
 * sent or stored. The tag tracks client-side navigations by itself.
 */
export function useAnalytics(measurementId: string | null): void {
  const shown = useLocation();
  // Told before the address changes, which is when the tag reports a page.
  const { pathname, search } = useNavigation().location ?? shown;
  useEffect(() => {
    if (!measurementId) return;
    const isFirst = !window.dataLayer;
    window.dataLayer ??= [];
    if (isFirst) tag("js", new Date());
    // Without these the tag would read both for itself, with the place near which a visitor searches.
    tag("set", {
      page_location: window.location.origin + withoutPlace(pathname + search),
      page_referrer: withoutPlace(document.referrer),
    });
    if (isFirst) addScript(measurementId);
  }, [measurementId, pathname, search]);
}

function addScript(measurementId: string): void {
  tag("config", measurementId);
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.appendChild(script);
}

// The tag expects `arguments` objects; it ignores arrays.
function tag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the analytics tag accepts nothing else
  window.dataLayer?.push(arguments);
}
