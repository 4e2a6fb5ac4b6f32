/** A link of a list, "- [label](#to): detail", to a heading. */
interface SectionLink {
  label: string;
  to: string;
  detail?: string | undefined;
}

/** A section of a Markdown file. */
export type Section = ReturnType<typeof readSection>;

const FIELD = /^- (\w+):(.*)$/gm;
const LINK = /^- \[(.+)\]\(#(.+)\)(?:: (.+))?$/gm;

/** The sections of a Markdown file by their headings ("## name"), in the order of the file. */
export function sectionsOf(markdown: string): [name: string, section: Section][] {
  const [, ...sections] = markdown.split(/^## /m);
  return sections.map((text) => [firstLine(text), readSection(text)]);
}

function readSection(text: string) {
  const fields = [...text.matchAll(FIELD)].map(([, name = "", value = ""]) => [name, value.trim()]);
  const [unheaded = "", ...headed] = text.split(/^### /m);
  const lists: { heading?: string; links: SectionLink[] }[] = [
    { links: linksIn(unheaded) },
    ...headed.map((part) => ({ heading: firstLine(part), links: linksIn(part) })),
  ];
  return {
    /** Texts by name, in line order: "- name: text". */
    fields: Object.fromEntries(fields),
    /** Links, grouped by subheading. */
    lists: lists.filter(({ links }) => links.length > 0),
  };
}

function linksIn(text: string): SectionLink[] {
  return [...text.matchAll(LINK)].map(([, label = "", to = "", detail]) => ({ label, to, detail }));
}

function firstLine(text: string): string {
  return text.split(/\r?\n/, 1)[0] ?? "";
}
