import { Form } from "react-router";
import type { CityDetail } from "../../worker/data/places/cities.ts";
import { ContactDetails } from "../contact/contact-details.tsx";
import { ContactForm } from "../contact/contact-form.tsx";
import { Newsletter } from "../contact/newsletter-form.tsx";
import { ClassicLayoutNotice } from "../prices/static-disclaimers.tsx";
import { CityField } from "../search/city-field.tsx";
import { CityHead } from "../ui/city-head.tsx";
import { Link } from "../ui/link.tsx";
import { YardCard } from "../yard-facts/yard-card.tsx";
import type { ListedYard } from "./city-yard-card.tsx";
import { ClassicChecklist, ClassicPrices } from "./classic-samples.tsx";

interface ClassicCityProps {
  city: Pick<CityDetail, "name" | "slug" | "state" | "stateName">;
  /** Those nearest the city's middle; the current layout shows more. */
  yards: ListedYard[];
  /** The site's own. */
  phone: string;
  email: string;
}

/** The older layout of a city's page, with its static sample prices. */
export function ClassicCity({ city, yards, phone, email }: ClassicCityProps) {
  const page = `/${city.slug}/?layout=classic`;
  return (
    <>
      <CityHead city={city}>
        <ClassicLayoutNotice city={city} />
      </CityHead>
      <div className="classic split wrap">
        <div>
          <ClassicPrices city={city} />
          <ClassicSearch />
        </div>
        <ClassicChecklist city={city} />
      </div>
      <ClassicYards city={city} yards={yards} />
      <div className="classic split wrap">
        <ClassicContact page={page} phone={phone} email={email} />
        <Newsletter page={page} />
      </div>
    </>
  );
}

interface ClassicYardsProps {
  city: Pick<CityDetail, "name" | "slug">;
  yards: ListedYard[];
}

function ClassicYards({ city, yards }: ClassicYardsProps) {
  return (
    <section className="section wrap" aria-labelledby="yards-heading">
      <h2 id="yards-heading">Scrap yards in {city.name}</h2>
      {yards.length > 0 ? (
        <ul className="card-grid">
          {yards.map((yard) => (
            <YardCard key={yard.id} yard={yard} />
          ))}
        </ul>
      ) : (
        <p className="empty">No scrap yards found in this area.</p>
      )}
      <p>
        {yards.length > 0 ? (
          <Link to={`/${city.slug}/#yards`}>All yards in {city.name}</Link>
        ) : (
          <Link to="/scrap-yards/">All scrap yards</Link>
        )}
      </p>
    </section>
  );
}

interface ClassicContactProps {
  /** Path of this page. */
  page: string;
  phone: string;
  email: string;
}

/** The contact form; its outcome is shown on the contact page. */
function ClassicContact({ page, phone, email }: ClassicContactProps) {
  return (
    <section className="section" aria-labelledby="contact-heading">
      <h2 id="contact-heading">Contact us</h2>
      <ContactDetails phone={phone} email={email} />
      <ContactForm values={{ page }} />
    </section>
  );
}

function ClassicSearch() {
  return (
    <section className="section" aria-labelledby="search-heading">
      <h2 id="search-heading">Find another city</h2>
      <Form action="/search/" role="search" aria-labelledby="search-heading">
        <label htmlFor="classic-city">City or town</label>
        <div className="search-form">
          <CityField id="classic-city" />
        </div>
      </Form>
    </section>
  );
}
