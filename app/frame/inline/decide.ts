/** The part of the Network Information API that is read; only some browsers have it. */
interface Connected {
  connection?: { saveData: boolean; effectiveType: string };
}

/**
 * Decides before the first paint whether scripts will come: not in an old browser, if the visitor saves data, nor
 * on a connection as slow as 2G. Whatever is shown only with scripts, or only without, depends on the attribute.
 * If they come, records early input (app/ui/early-input.ts).
 */
export default function decide(): void {
  const { connection } = navigator as Connected;
  if (connection?.saveData || /2g/.test(String(connection?.effectiveType))) return;
  // What the oldest browsers of vite/browsers.ts have and those before them lack.
  if (!("toSorted" in []) || !HTMLScriptElement.supports?.("importmap")) return;
  document.documentElement.dataset.scripting = "";
  earlyInput = { clicked: [] };
  addEventListener("click", ({ target }) => earlyInput?.clicked?.push(target as Element));
  addEventListener("beforeunload", () => {
    // Phone and email links do not leave the page.
    const { protocol } = document.activeElement as HTMLAnchorElement;
    if (earlyInput) earlyInput.isLeaving = !/tel|mailto/.test(protocol);
  });
}
