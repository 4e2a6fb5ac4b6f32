import { websiteText } from "../words/format.ts";

/** Links to a yard's website in a new tab; the text is the website's address by default. */
export function YardWebsite({ website, children }: { website: string; children?: string }) {
  return (
    <p className="yard-line website">
      <a href={website} target="_blank" rel="noopener nofollow">
        {children ?? websiteText(website)}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </p>
  );
}

interface TagsProps {
  label: string;
  tags: string[];
  /** Those that were asked for come first. */
  asked?: string[];
}

/** A labelled row of tags, such as a yard's services. */
export function Tags({ label, tags, asked = [] }: TagsProps) {
  const found = asked.filter((tag) => tags.includes(tag));
  return (
    <div className="tags">
      <span aria-hidden="true">{label}</span>
      <ul aria-label={label}>
        {[...new Set([...found, ...tags])].map((tag) => (
          <li key={tag}>{found.includes(tag) ? <b>{tag}</b> : tag}</li>
        ))}
      </ul>
    </div>
  );
}
