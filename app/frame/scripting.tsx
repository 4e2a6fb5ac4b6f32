import { createContext, use } from "react";

/** The nonce of a page's inline scripts; undefined in browsers, which hide it. */
export const NonceContext = createContext<string | undefined>(undefined);

/** A script in the head that decides before the first paint if the page's scripts take over. */
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

/** The part of the Network Information API used here; only some browsers have it. */
interface Connected {
  connection?: { saveData: boolean; effectiveType: string };
}

/**
 * Decides if scripts take over: not in an old browser, if the visitor saves data, nor on a connection as slow as 2G.
 * Styles read the decision from the attribute. If scripts take over, records early input (app/ui/early-input.ts). Runs
 * in the page as text, so it must not use anything outside.
 */
export function decide(): void {
  const { connection } = navigator as Connected;
  if (connection?.saveData || /2g/.test(String(connection?.effectiveType))) return;
  // The oldest browsers of scripts/build/supported-browsers.ts have both; older ones lack one.
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
  // If a script does not load, the page goes on without scripts.
  const giveUp = ({ target }: Event) => {
    const isScript = target === window || target instanceof HTMLScriptElement;
    if (earlyInput && isScript) delete dataset.scripting;
  };
  addEventListener("error", giveUp, { capture: true });
  addEventListener("unhandledrejection", giveUp);
}
