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

/** Called by frame/scripts.tsx once the code of the page's routes is loaded, too. */
export function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter unstable_fetch={fetchPageData} />
      </StrictMode>,
    );
  });
}
