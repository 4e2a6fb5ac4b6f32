import { Link } from "../ui/link.tsx";
import { byGroup, type FieldSuggestion, HEADINGS } from "./field-suggestion.ts";

interface FoundListProps {
  found: FieldSuggestion[];
}

/** Links to what a search may mean, by group. */
export function FoundList({ found }: FoundListProps) {
  return byGroup(found).map(([group, links]) => (
    <section className="found" key={group} aria-labelledby={`found-${group}`}>
      <h2 id={`found-${group}`}>{HEADINGS[group]}</h2>
      <ul className="chips">
        {links.map(({ text, detail, path }) => (
          <li key={`${text} ${path}`}>
            <Link to={path}>{detail ? `${text} (${detail})` : text}</Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
