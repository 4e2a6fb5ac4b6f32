import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";

/** Elements whose content is not text of the page. */
const WITHOUT_TEXT = ["SCRIPT", "STYLE", "TEMPLATE"];

export interface Link {
  text: string;
  href: string;
  /** "_blank" for one that opens in a new tab. */
  target: string | undefined;
  isCurrent: boolean;
}

/** A part of a page, queried for what a reader finds in it. */
export class Part {
  readonly element: HTMLElement;

  constructor(element: HTMLElement) {
    this.element = element;
  }

  /** Its words in reading order, with a space between those of different elements. */
  get words(): string {
    return textOf(this.element).replace(/\s+/g, " ").trim();
  }

  /** The words of its headings of one level, in order. */
  headings(level: 1 | 2 | 3 | 4): string[] {
    return this.all(`h${level}`).map(({ words }) => words);
  }

  /** Its links, in order. */
  get links(): Link[] {
    return this.all("a").map((link) => ({
      text: link.words,
      href: link.attribute("href") ?? "",
      target: link.attribute("target"),
      isCurrent: ["page", "true"].includes(link.attribute("aria-current") ?? ""),
    }));
  }

  /** The targets of its links, in order. */
  get hrefs(): string[] {
    return this.links.map(({ href }) => href);
  }

  /** The rows of its tables, each as the words of its cells. */
  get rows(): string[][] {
    return this.all("tr").map((row) => row.all("th, td").map(({ words }) => words));
  }

  /** The parts in it that match a CSS selector. */
  all(selector: string): Part[] {
    return this.element.querySelectorAll(selector).map((element) => new Part(element));
  }

  /** The first part in it that matches a CSS selector. @throws if there is none */
  one(selector: string): Part {
    const [found] = this.all(selector);
    if (!found) throw new Error(`There is no ${selector} in "${this.words.slice(0, 200)}".`);
    return found;
  }

  /**
   * The section that a heading labels; without one, the heading and what follows it up to the next
   * heading of its level. @throws if there is no such heading
   */
  section(heading: string, level: 2 | 3 = 2): Part {
    const html = this.element.outerHTML;
    const headings = partOf(html).all(`h${level}`);
    const at = headings.findIndex(({ words }) => words === heading);
    const found = headings[at]?.element;
    if (!found) throw new Error(`There is no heading "${heading}".`);
    const named = found.id && found.closest(`section[aria-labelledby=${found.id}]`);
    return named
      ? new Part(named)
      : partOf(html.slice(found.range[0], headings[at + 1]?.element.range[0]));
  }

  /** The form field with this label. @throws if there is none */
  field(label: string): Part {
    const labels = this.all("label").filter(({ words }) => words === label);
    const id = labels[0]?.attribute("for");
    if (!id) throw new Error(`There is no field labelled "${label}".`);
    return this.one(`#${id}`);
  }

  /** The value of its first form field of this name, hidden ones included. */
  value(name: string): string | undefined {
    const [field] = this.all(
      ["input", "textarea", "select"].map((tag) => `${tag}[name="${name}"]`).join(),
    );
    // As in a browser, a line end at the start of a text area is not part of its value.
    if (field?.element.tagName === "TEXTAREA") return field.element.text.replace(/^\r?\n/, "");
    if (field?.element.tagName !== "SELECT") return field?.attribute("value");
    const [chosen] = field.all("option[selected]");
    return chosen?.attribute("value") ?? chosen?.words;
  }

  /** An attribute of its own element. */
  attribute(name: string): string | undefined {
    return this.element.getAttribute(name);
  }
}

/** The addresses to which the links with these words lead. @throws if there is none */
export function hrefsOf(links: Link[], text: string): string[] {
  const found = links.filter((link) => link.text === text);
  if (found.length === 0) throw new Error(`There is no link "${text}".`);
  return found.map(({ href }) => href);
}

/** Parses a piece of HTML. */
export function partOf(html: string): Part {
  // The parser would take the document type for text.
  return new Part(parse(html.replace(/^<!DOCTYPE html>/i, ""), { comment: false }));
}

/** Parses XML, in which no element is void: `<link>` has content. */
export function xmlOf(xml: string): Part {
  return new Part(parse(xml, { voidTag: { tags: [] } }));
}

function textOf(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text;
  if (node.nodeType !== NodeType.ELEMENT_NODE) return "";
  if (WITHOUT_TEXT.includes((node as HTMLElement).tagName)) return "";
  return ` ${node.childNodes.map(textOf).join("")} `;
}
