import { safeAddress, type ToldPages } from "../../worker/contract/safe-address.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let toldPages: Promise<ToldPages> | undefined;

/**
 * Reports the current page to Google Analytics' tag, and loads the tag the first time. The tag tracks client-side
 * navigations by itself.
 * @param path with its parameters
 * @throws if the list of pages that it may report did not arrive
 */
export async function tellTag(measurementId: string, path: string): Promise<void> {
  toldPages ??= fetch("/told-pages.json").then((response) => response.json());
  toldPages.catch(() => {
    toldPages = undefined;
  });
  const told = await toldPages;
  const isFirst = !window.dataLayer;
  window.dataLayer ??= [];
  if (isFirst) tag("js", new Date());
  // If we left these out, the tag would read both itself, including visitors' search texts.
  tag("set", {
    page_location: toldFrom(window.location.origin, path, told),
    page_referrer: toldReferrer(told),
  });
  if (isFirst) addScript(measurementId);
}

function toldFrom(origin: string, path: string, told: ToldPages): string {
  return new URL(safeAddress(path, told), origin).href;
}

/** The referrer; only its origin if that is another site. */
function toldReferrer(told: ToldPages): string {
  if (!URL.canParse(document.referrer)) return "";
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === window.location.origin ? toldFrom(origin, pathname + search, told) : origin;
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
