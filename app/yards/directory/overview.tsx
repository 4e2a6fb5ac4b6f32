import type { DirectoryFigures } from "../../../worker/data/yards/yard-table.ts";
import { Link } from "../../ui/link.tsx";
import { grouped } from "../../words/format.ts";

interface DirectoryOverviewProps {
  figures: DirectoryFigures;
}

/** The content of the directory in words. */
export function DirectoryOverview({ figures }: DirectoryOverviewProps) {
  const yards = count(figures.yards, "scrap yard", "scrap yards");
  const cities = count(figures.cities, "city or town", "cities and towns");
  const states = count(figures.states, "state or territory", "states and territories");
  const materials = count(figures.materials, "kind of material", "kinds of material");
  return (
    <section className="section" aria-labelledby="overview-heading">
      <h2 id="overview-heading">Scrap yard directory overview</h2>
      <p>
        The directory lists {yards} in {cities}, across {states}. Between them they accept{" "}
        {materials}.
      </p>
      <p>
        Every entry has a name and an address. Phone, website, accepted metals and services are
        shown where we have them. Yards may take other metals, so ring.
      </p>
      <p>
        For prices and selling rules,{" "}
        <Link to="/scrap-metal-prices-by-city/">go to your city’s page</Link>.
      </p>
    </section>
  );
}

function count(value: number, one: string, many: string): string {
  return `${grouped(value)} ${value === 1 ? one : many}`;
}
