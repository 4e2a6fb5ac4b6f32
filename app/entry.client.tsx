import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchPageData, onMissingCode } from "./frame/connection.ts";

declare global {
  interface Window {
    /** Called by React Router, as built by vite/page-code.ts, if a page's code does not load. */
    onMissingCode?: typeof onMissingCode;
  }
}

window.onMissingCode = onMissingCode;

/**
 * Called by frame/inline/start.ts once the code of the page's routes has loaded, too. If not even the error screen
 * can be rendered, React leaves nothing; the page then gets back the server's markup, with what the visitor had
 * typed. If another page of the site came meanwhile, it is loaded as a document.
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
