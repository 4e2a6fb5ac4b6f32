/** True while another document is loading. Firefox then drops the code that this one was loading. */
let isLeaving = false;

globalThis.addEventListener?.("beforeunload", () => {
  // Phone and email links do not leave the page.
  const { protocol = "" } = document.activeElement as Partial<HTMLAnchorElement>;
  isLeaving = !/tel|mailto/.test(protocol);
});

/** True if another document is loading; this one must not interrupt that. */
export function isLeavingPage(): boolean {
  return isLeaving;
}
