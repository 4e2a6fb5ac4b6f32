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
}

/** A labelled row of tags, such as a yard's services. */
export function Tags({ label, tags }: TagsProps) {
  return (
    <div className="tags">
      <span aria-hidden="true">{label}</span>
      <ul aria-label={label}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </div>
  );
}
