import { type ToldPages, toldAddress } from "../../contract/told-address.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let asked: Promise<ToldPages> | undefined;

/**
 * Tells Google Analytics' tag which page is shown, and loads the tag the first time. It tracks client-side
 * navigations by itself.
 * @param path with its parameters
 * @throws where the pages that may be told did not arrive
 */
export async function tellTag(measurementId: string, path: string): Promise<void> {
  asked ??= fetch("/told-pages.json").then((response) => response.json());
  asked.catch(() => {
    asked = undefined;
  });
  const told = await asked;
  const isFirst = !window.dataLayer;
  window.dataLayer ??= [];
  if (isFirst) tag("js", new Date());
  // Without these the tag would read both for itself, with what a visitor searches for.
  tag("set", {
    page_location: toldFrom(window.location.origin, path, told),
    page_referrer: toldReferrer(told),
  });
  if (isFirst) addScript(measurementId);
}

function toldFrom(origin: string, path: string, told: ToldPages): string {
  return new URL(toldAddress(path, told), origin).href;
}

/** Of another site only which one it is. */
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
