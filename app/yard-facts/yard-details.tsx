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
  /** The list's name for screen readers, by default the label. */
  name?: string;
  tags: string[];
  /** Those that were asked for come first. */
  asked?: string[];
}

/** A labelled list that runs on as a sentence does, such as a yard's services. */
export function Tags({ label, name = label, tags, asked = [] }: TagsProps) {
  const found = asked.filter((tag) => tags.includes(tag));
  return (
    <div className="tags">
      <span aria-hidden="true">{label}</span>
      <ul aria-label={name}>
        {[...new Set([...found, ...tags])].map((tag) => (
          <li key={tag}>{found.includes(tag) ? <b>{tag}</b> : tag}</li>
        ))}
      </ul>
    </div>
  );
}

/** What a yard takes. */
export function Takes(tags: Pick<TagsProps, "tags" | "asked">) {
  return <Tags label="Takes" name="Accepted materials" {...tags} />;
}
