import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useConnectionStatus } from "./connection-notice.tsx";

/** Says what is being loaded during a navigation; nothing else on the page moves. */
export function LoadingStatus() {
  const { location, state } = useNavigation();
  // Without a connection the notice says what happens.
  const isConnected = useConnectionStatus() === "connected";
  const isLoading = state === "loading" && isConnected;
  const text = isLoading && location ? loadingText(location.pathname) : "";
  return (
    <p className="loading-status" role="status" data-loading={text ? true : undefined}>
      {text}
    </p>
  );
}

/** Addresses like a city's that belong to other pages. */
const NO_CITIES =
  /^(about|blog|cities|contact|data|materials|my-load|newsletter|prices|privacy-policy|report|resources-and-tips|scrap-metal-prices-by-(city|material)|scrap-my-car|search|terms-and-conditions)$/;
/** Addresses like a city's that redirect to a metal, and are linked in the footer. */
const METALS = /^(copper|aluminum|brass|steel)$/;

/** What is being loaded from this path, as far as its form tells. */
export function loadingText(path: string): string {
  const [first = "", ...rest] = path.toLowerCase().split("/").filter(Boolean);
  if (first === "scrap-yards") return "Loading scrap yards...";
  if (first === "material" || METALS.test(first)) return "Loading prices...";
  const isCity = first !== "" && rest.length === 0 && !NO_CITIES.test(first);
  return isCity ? "Loading city information..." : "Loading...";
}

/** The path on the screen. Outside of the component, because an error screen mounts a new one. */
let currentPath: string | undefined;

/**
 * Does after a client-side navigation what a browser does after loading a document: announces the
 * title to screen readers, and moves the focus to the heading or to the element that the hash names.
 * Filters and page numbers keep the path, so they move nothing. Rendered before the page, so that
 * parts of the page, such as an error summary, can take the focus afterwards.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState("");
  useEffect(() => {
    const isFirst = currentPath === undefined;
    const isSame = currentPath === pathname;
    currentPath = pathname;
    if (isFirst || isSame) return;
    setTitle(document.title);
    moveFocus(hash);
  }, [pathname, hash]);
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}

/** Without scrolling, because React Router's ScrollRestoration sets the position. */
function moveFocus(hash: string): void {
  const target =
    document.getElementById(hash.slice(1)) ??
    document.querySelector<HTMLElement>("main h1") ??
    document.querySelector("main");
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
