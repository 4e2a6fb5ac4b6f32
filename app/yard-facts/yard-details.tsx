import { websiteText } from "../words/format.ts";

/** A link to a yard's website in a new tab. Its text is the address by default. */
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
  /** Tags that come first, in bold. */
  wanted?: string[];
}

/** A labelled list, such as a yard's services, that runs on like a sentence. */
export function Tags({ label, name = label, tags, wanted = [] }: TagsProps) {
  const found = wanted.filter((tag) => tags.includes(tag));
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

/** The materials that a yard takes. */
export function Takes(tags: Pick<TagsProps, "tags" | "wanted">) {
  return <Tags label="Takes" name="Accepted materials" {...tags} />;
}
