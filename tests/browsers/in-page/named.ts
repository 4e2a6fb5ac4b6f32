/** What a person calls an element. */
export type Kind = "link" | "button" | "field" | "option";

/**
 * The first element in sight that has a name, or one that begins with it if the name ends with an asterisk.
 * Runs in the page.
 */
export function named(kind: Kind, name: string, within: string): Element | null {
  const selectors = {
    link: "a[href]",
    button: "button, summary, [role=button]",
    field: "input:not([type=hidden]), select, textarea",
    option: "[role=option]",
  };
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const words = labels?.length ? [...labels].map((label) => label.textContent).join(" ") : "";
    const text = element.getAttribute("aria-label") || words || element.textContent || "";
    return text.replace(/\s+/g, " ").trim();
  };
  const isNamed = (element: Element) =>
    name.endsWith("*") ? nameOf(element).startsWith(name.slice(0, -1)) : nameOf(element) === name;
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  const all = [...document.querySelectorAll(within)].flatMap((part) => [
    ...part.querySelectorAll(selectors[kind]),
  ]);
  return all.find((element) => isSeen(element) && isNamed(element)) ?? null;
}
