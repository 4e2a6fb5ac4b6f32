import { useEffect } from "react";

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
  useEffect(() => {
    if (!measurementId || window.dataLayer) return;
    window.dataLayer = [];
    tag("js", new Date());
    tag("config", measurementId);
    const script = document.createElement("script");
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
    document.head.appendChild(script);
  }, [measurementId]);
}

// The tag expects `arguments` objects; it ignores arrays.
function tag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the analytics tag accepts nothing else
  window.dataLayer?.push(arguments);
}
