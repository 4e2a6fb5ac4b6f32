import type { DirectoryFigures } from "../../../worker/data/yards/yard-table.ts";
import { DirectoryFaqNotice } from "../../prices/disclaimers.tsx";
import { Faq } from "../../ui/faq.tsx";
import { Link } from "../../ui/link.tsx";
import { grouped } from "../../words/format.ts";
import guide from "./guide.json";

interface DirectoryGuideProps {
  figures: DirectoryFigures;
}

/** The four sections of advice below the directory. */
export function DirectoryGuide({ figures }: DirectoryGuideProps) {
  return (
    <>
      <Advice id="visit-heading" {...guide.visit} isOrdered />
      <Advice id="choosing-heading" {...guide.choice} />
      <DirectoryOverview figures={figures} />
      <Faq questions={guide.questions}>
        <DirectoryFaqNotice />
      </Faq>
    </>
  );
}

type AdviceProps = (typeof guide)["visit"] & { id: string; isOrdered?: boolean };

/** A section of the guide whose points unfold on narrow screens. */
function Advice({ id, title, lead, summary, points, isOrdered }: AdviceProps) {
  const items = points.map((point) => (
    <li key={point.title}>
      <h3>{point.title}</h3>
      <p>{point.text}</p>
    </li>
  ));
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{lead}</p>
      <details className="narrow-fold">
        <summary>{summary}</summary>
        {isOrdered ? <ol className="steps lined">{items}</ol> : <ul className="lined">{items}</ul>}
      </details>
    </section>
  );
}

/** Describes the directory's content. */
export function DirectoryOverview({ figures }: DirectoryGuideProps) {
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
