interface TagsProps {
  label: string;
  tags: string[];
}

/** Short words in a row, such as services. */
export function Tags({ label, tags }: TagsProps) {
  return (
    <ul className="tags" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
