import { withoutPlace } from "../without-place.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Tells Google Analytics' tag which page is shown, and loads the tag the first time. It tracks client-side
 * navigations by itself.
 * @param path with its parameters
 */
export function tellTag(measurementId: string, path: string): void {
  const isFirst = !window.dataLayer;
  window.dataLayer ??= [];
  if (isFirst) tag("js", new Date());
  // Without these the tag would read both for itself, with the place near which a visitor searches.
  tag("set", {
    page_location: window.location.origin + withoutPlace(path),
    page_referrer: withoutPlace(document.referrer),
  });
  if (isFirst) addScript(measurementId);
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
