import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";

interface MaterialAboutProps {
  material: { name: string; slug: string; description: string };
  /** How to recognise it, for the common ones. */
  identification: string | undefined;
  /** The address of My load with the material. */
  load: string;
}

/** How to recognise a material, what it is, and where its page leads. */
export function MaterialAbout({ material, identification, load }: MaterialAboutProps) {
  return (
    <>
      {identification && (
        <section className="section wrap" aria-labelledby="recognise-heading">
          <h2 id="recognise-heading">How to recognise {material.name.toLowerCase()}</h2>
          <div className="identification-tip identification-tip-large">
            <Swatch metal={material.slug} />
            <p className="prose">{identification}</p>
          </div>
        </section>
      )}
      <section className="section wrap" aria-labelledby="about-heading">
        <h2 id="about-heading" className="material-heading">
          <Swatch metal={material.slug} />
          About {material.name}
        </h2>
        <p className="prose">{material.description}</p>
        <p className="link-row">
          <Link to={load} rel="nofollow">
            What is my load worth?
          </Link>
          <Link to={`/material/${material.slug}/history/`} prefetch="intent">
            {`All recorded prices for ${material.name.toLowerCase()}`}
          </Link>
          <Link to="/scrap-metal-prices-by-material/" prefetch="intent">
            Prices of other metals
          </Link>
        </p>
      </section>
    </>
  );
}
