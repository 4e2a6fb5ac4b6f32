interface SectionChipsProps {
  hasPrices: boolean;
  hasWhatToBring: boolean;
}

/** The ways to the sections of a city's page; they stay in sight while one scrolls. */
export function SectionChips({ hasPrices, hasWhatToBring }: SectionChipsProps) {
  const chip = (id: string, label: string) => (
    <li>
      <a href={`#${id}`}>{label}</a>
    </li>
  );
  return (
    <nav className="section-chips" aria-label="On this page">
      <ul className="chips wrap">
        {hasPrices && chip("prices", "Prices")}
        {hasPrices && chip("trend", "Chart")}
        {chip("yards", "Yards")}
        {hasWhatToBring && chip("bring", "What to bring")}
        {chip("rules", "Rules")}
      </ul>
    </nav>
  );
}
