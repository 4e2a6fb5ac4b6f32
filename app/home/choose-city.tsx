import { Link } from "../ui/link.tsx";

interface ChooseCityProps {
  /** "near Wollongong". */
  where: string;
  slug: string;
  choices: { name: string; slug: string }[];
}

/** Where the prices are from, which opens the list of other cities if there are any. */
export function ChooseCity({ where, slug, choices }: ChooseCityProps) {
  const others = choices.filter((choice) => choice.slug !== slug);
  if (others.length === 0) return `Prices ${where}`;
  return (
    // Another city's is closed again.
    <details className="choose-city" key={slug}>
      <summary>
        {`Prices ${where} · `}
        <span>choose another</span>
      </summary>
      <ul className="chips">
        {others.map((choice) => (
          <li key={choice.slug}>
            <Link to={`/?city=${choice.slug}`}>{choice.name}</Link>
          </li>
        ))}
        <li>
          <Link to="/scrap-metal-prices-by-city/">All cities</Link>
        </li>
      </ul>
    </details>
  );
}
