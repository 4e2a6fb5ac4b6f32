import { Link } from "react-router";
import type { City } from "../../worker/data/types.ts";

interface ClassicNewsletterProps {
  city: Pick<City, "name" | "slug">;
}

/** The newsletter box, closed until there is a newsletter. */
export function ClassicNewsletter({ city }: ClassicNewsletterProps) {
  return (
    <section className="section" aria-labelledby="newsletter-heading">
      <h2 id="newsletter-heading">Newsletter</h2>
      <p id="newsletter-closed" className="notice">
        This form is not open yet. Until it is, look up the{" "}
        <Link to={`/${city.slug}/`}>current prices in {city.name}</Link> here.
      </p>
      <form className="classic-form" method="post">
        <fieldset
          disabled
          aria-labelledby="newsletter-heading"
          aria-describedby="newsletter-closed"
        >
          <label>
            Your e-mail address
            <input name="email" type="email" autoComplete="email" maxLength={254} required />
          </label>
          <button type="submit" className="button">
            Subscribe
          </button>
        </fieldset>
      </form>
    </section>
  );
}
