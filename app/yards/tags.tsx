interface TagsProps {
  label: string;
  tags: string[];
}

/** Short words in a row, such as services, behind the word for what they are. */
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
