import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchPageData } from "./frame/connection.ts";

// Otherwise the page goes on without scripts (frame/scripting.tsx).
if ("scripting" in document.documentElement.dataset)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter unstable_fetch={fetchPageData} />
      </StrictMode>,
    );
  });
