import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchPageData, loadPageCode } from "./frame/connection.ts";

declare global {
  interface Window {
    /** Called by React Router, as vite/page-code.ts builds it, when the code of a page does not load. */
    loadPageCode?: typeof loadPageCode;
  }
}

window.loadPageCode = loadPageCode;

/**
 * Called by frame/scripts.tsx once the code of the page's routes is loaded, too. Where not even the error
 * screen can be shown, React leaves nothing: then the page is again what the server sent, with what the
 * visitor typed before. Another page of the site, which came later, is loaded as a document.
 */
export function hydrate(): void {
  const served = document.documentElement.cloneNode(true) as HTMLElement;
  const address = currentAddress();
  delete served.dataset.scripting;
  function onUncaughtError(error: unknown): void {
    reportError(error);
    if (address === currentAddress()) {
      for (const script of served.querySelectorAll("script")) script.remove();
      document.replaceChild(served, document.documentElement);
    } else window.location.replace(currentAddress());
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter unstable_fetch={fetchPageData} />
      </StrictMode>,
      { onUncaughtError },
    );
  });
}

function currentAddress(): string {
  return window.location.pathname + window.location.search;
}
