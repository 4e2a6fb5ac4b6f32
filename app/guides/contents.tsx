import type { Toc } from "@stefanprobst/rehype-extract-toc";

/** Fewer headings are found without a table of contents. */
const ENOUGH = 4;

interface ContentsProps {
  contents: Toc;
  /** Whether questions and answers follow the text. */
  hasFaq: boolean;
}

/** The table of contents of a long text: its main headings. */
export function Contents({ contents, hasFaq }: ContentsProps) {
  const headings = contents.map(({ id = "", value }) => ({ id, value }));
  if (hasFaq) headings.push({ id: "faq", value: "Frequently asked questions" });
  if (headings.length < ENOUGH) return null;
  return (
    <nav className="guide-contents" aria-labelledby="contents-heading">
      <h2 id="contents-heading">On this page</h2>
      <ol>
        {headings.map(({ id, value }) => (
          <li key={id}>
            <a href={`#${id}`}>{value}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
