/** True while another document is loading, for which Firefox gives up at once on the code that this one was loading. */
let isLeaving = false;

globalThis.addEventListener?.("beforeunload", () => {
  // Phone and email links do not leave the page.
  const { protocol = "" } = document.activeElement as Partial<HTMLAnchorElement>;
  isLeaving = !/tel|mailto/.test(protocol);
});

/** Whether the visitor is on the way to another document, which nothing here may stop. */
export function isLeavingPage(): boolean {
  return isLeaving;
}
