import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";

interface MaterialAboutProps {
  material: { name: string; slug: string; description: string };
  /** How to recognise a common metal; the description has the rest. */
  recognising: string | undefined;
  /** URL of My load with the material. */
  load: string;
}

/** Describes a material, how to recognise it, and links to related pages. */
export function MaterialAbout({ material, recognising, load }: MaterialAboutProps) {
  const { name, slug, description } = material;
  return (
    <section className="section wrap" aria-labelledby="about-heading">
      <h2 id="about-heading">About {name}</h2>
      <div className="material-about pictured">
        <div className="prose">
          <p>{description}</p>
          {recognising && (
            <p>
              <b>How to recognise it:</b> {recognising}
            </p>
          )}
        </div>
        <Swatch metal={slug} />
      </div>
      <p className="link-row">
        <Link to={load} rel="nofollow">
          What is my load worth?
        </Link>
        <Link to={`/material/${slug}/history/`} prefetch="intent">
          {`All recorded prices for ${name.toLowerCase()}`}
        </Link>
        <Link to="/scrap-metal-prices-by-material/" prefetch="intent">
          Prices of other metals
        </Link>
      </p>
    </section>
  );
}
