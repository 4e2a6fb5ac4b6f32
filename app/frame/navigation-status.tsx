import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** The path that is shown. Outside the component, which an error's screen makes anew. */
let shown: string | undefined;

/**
 * Does for a page that was reached by a link what a browser does for one that it loads: says its
 * title, and moves the focus to its heading, or to the part that the link names. Filters and page
 * numbers keep the path, so they move nothing. It stands before the page, whose own parts may then
 * take the focus, as errors do.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState("");
  useEffect(() => {
    const isFirst = shown === undefined;
    const isSame = shown === pathname;
    shown = pathname;
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

/** Without scrolling: where a page begins, or where Back returns to, is decided elsewhere. */
function moveFocus(hash: string): void {
  const target =
    document.getElementById(hash.slice(1)) ??
    document.querySelector<HTMLElement>("main h1") ??
    document.querySelector("main");
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
