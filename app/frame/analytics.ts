import { useEffect } from "react";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Loads Google Analytics where the operator set a measurement id; without one nothing is loaded,
 * sent or stored. The tag follows navigation by itself.
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

// The tag reads its commands as `arguments` objects; arrays it ignores.
function tag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the analytics tag accepts nothing else
  window.dataLayer?.push(arguments);
}
