import { createContext, use } from "react";

/** The nonce of a page's inline scripts; undefined in browsers, which hide it. */
export const NonceContext = createContext<string | undefined>(undefined);

/** In the head: decides before the first paint whether the page's scripts take over. */
export function ScriptingDecision() {
  return (
    <script
      nonce={use(NonceContext)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `(${decide})()` : "" }}
    />
  );
}

/** The part of the Network Information API that is read; only some browsers have it. */
interface Connected {
  connection?: { saveData: boolean; effectiveType: string };
}

/**
 * Decides whether scripts will take over: not in an old browser, if the visitor saves data, nor on a connection as slow
 * as 2G. Whatever is shown only with scripts, or only without, depends on the attribute. If they will, records early
 * input (app/ui/early-input.ts). It runs in the page as text, so all that it uses is inside it.
 */
export function decide(): void {
  const { connection } = navigator as Connected;
  if (connection?.saveData || /2g/.test(String(connection?.effectiveType))) return;
  // What the oldest browsers of scripts/build/browsers.ts have and those before them lack.
  if (!("toSorted" in []) || !HTMLScriptElement.supports?.("importmap")) return;
  const { dataset } = document.documentElement;
  dataset.scripting = "";
  earlyInput = { clicked: [] };
  addEventListener("click", ({ target }) => earlyInput?.clicked?.push(target as Element));
  addEventListener("beforeunload", () => {
    // Phone and email links do not leave the page.
    const { protocol } = document.activeElement as HTMLAnchorElement;
    if (earlyInput) earlyInput.isLeaving = !/tel|mailto/.test(protocol);
  });
  // A page of which a script does not load goes on as one without scripts.
  const giveUp = ({ target }: Event) => {
    const isScript = target === window || target instanceof HTMLScriptElement;
    if (earlyInput && isScript) delete dataset.scripting;
  };
  addEventListener("error", giveUp, { capture: true });
  addEventListener("unhandledrejection", giveUp);
}
