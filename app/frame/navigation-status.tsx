import { useEffect, useState } from "react";
import {
  type Register,
  type unstable_RouterState as RouterState,
  useLocation,
  unstable_useRouterState as useRouterState,
} from "react-router";
import { METALS } from "../paths/metal-links.ts";

/** Messages while a route loads; for any other, "Loading...". */
const TEXTS: { [Id in keyof Register["routeModules"]]?: string } = {
  "yards/directory/directory.route": "Loading scrap yards...",
  "cities/city.route": "Loading city information...",
  "metals/material.route": "Loading prices...",
  "history/material-history.route": "Loading prices...",
};

/** Announces what a navigation is loading. */
export function LoadingStatus() {
  const { pending } = useRouterState();
  const text = pending?.state === "loading" ? textOf(pending) : "";
  return (
    <p className="loading-status" role="status" data-loading={text ? true : undefined}>
      {text}
    </p>
  );
}

function textOf({ matches, location }: NonNullable<RouterState["pending"]>): string {
  // This path looks like a city's but redirects to the metal.
  if (METALS.some(([, path]) => path === location.pathname)) return "Loading prices...";
  const id = matches.at(-1)?.id as keyof typeof TEXTS | undefined;
  return (id && TEXTS[id]) ?? "Loading...";
}

/** The path on the screen. Outside the component, because an error screen mounts a new component. */
let currentPath: string | undefined;

/**
 * After client-side navigations announces the title to screen readers and focuses the heading or the hash's element.
 * Filters and page numbers keep the path, so they move nothing. Render it before the page, so that parts of the page,
 * such as an error summary, can take the focus afterwards.
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
    return moveFocus(hash);
  }, [pathname, hash]);
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}

/**
 * Moves the focus without scrolling, because React Router's ScrollRestoration sets the position. If the hash's element
 * arrives late, the heading has the focus until then.
 * @returns a function that ends the wait
 */
function moveFocus(hash: string): (() => void) | undefined {
  // The visitor has opened the search or a menu while the page was loading.
  if (document.activeElement?.closest("[popover]")) return;
  const part = () => document.getElementById(hash.slice(1));
  const early = part();
  const target =
    early ?? document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  if (!target) return;
  focusOn(target);
  if (early || hash === "") return;
  const awaited = new MutationObserver(() => {
    const late = part();
    // If the visitor has moved on, leave the focus there.
    if (document.activeElement !== target) awaited.disconnect();
    else if (late) {
      awaited.disconnect();
      focusOn(late);
      late.scrollIntoView();
    }
  });
  awaited.observe(document.body, { childList: true, subtree: true });
  return () => awaited.disconnect();
}

function focusOn(target: HTMLElement): void {
  // Leaves fields in the tab order.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
