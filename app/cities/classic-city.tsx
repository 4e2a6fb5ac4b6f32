import type { ComponentProps } from "react";
import { Form } from "react-router";
import type { CityDetail } from "../../worker/data/places/cities.ts";
import type { CityYard } from "../../worker/data/yards/yards.ts";
import { ContactDetails } from "../contact/contact-details.tsx";
import { ContactForm } from "../contact/contact-form.tsx";
import { Newsletter } from "../contact/newsletter-form.tsx";
import { ClassicLayoutNotice, ClassicPricesNotice } from "../prices/disclaimers.tsx";
import { CityField } from "../search/city-field.tsx";
import { CityHead } from "../ui/city-head.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";
import { priceRange, stateInSentence } from "../words/format.ts";
import { Tags, YardPhone, YardWebsite } from "../yard-facts/yard-facts.tsx";
import type { ListedYard } from "./city-yard-card.tsx";
import Checklist from "./classic-checklist.mdx";
import RANGES from "./classic-ranges.json";

interface ClassicCityProps {
  city: Pick<CityDetail, "name" | "slug" | "state" | "stateName">;
  /** The yards nearest the city's middle; the current layout shows more. */
  yards: ListedYard[];
  /** The site's own phone number. */
  phone: string;
  email: string;
}

/** The older layout of a city's page, with its static sample prices. */
export function ClassicCity({ city, yards, phone, email }: ClassicCityProps) {
  const { name, slug, stateName } = city;
  const page = `/${slug}/?layout=classic`;
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
        <section className="section" aria-labelledby="checklist-heading">
          <h2 id="checklist-heading">Trading checklist</h2>
          <Checklist
            rules={`/${slug}/#rules`}
            state={stateInSentence(stateName)}
            components={{ ol: Steps }}
          />
        </section>
      </div>
      <section className="section wrap" aria-labelledby="yards-heading">
        <h2 id="yards-heading">Scrap yards in {name}</h2>
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
            <Link to={`/${slug}/#yards`}>All yards in {name}</Link>
          ) : (
            <Link to="/scrap-yards/">All scrap yards</Link>
          )}
        </p>
      </section>
      <div className="classic split wrap">
        <section className="section" aria-labelledby="contact-heading">
          <h2 id="contact-heading">Contact us</h2>
          <ContactDetails phone={phone} email={email} />
          {/* The contact page shows the outcome. */}
          <ContactForm values={{ page }} />
        </section>
        <Newsletter page={page} />
      </div>
    </>
  );
}

function Steps({ children }: ComponentProps<"ol">) {
  return <ol className="steps lined">{children}</ol>;
}

/** Sample ranges in AUD per kg, the same for every city. */
function ClassicPrices({ city }: Pick<ClassicCityProps, "city">) {
  return (
    <section className="section" aria-labelledby="ranges-heading">
      <h2 id="ranges-heading">Indicative price ranges</h2>
      <ClassicPricesNotice city={city} />
      <DataTable
        caption="Static sample ranges, Australian dollars per kilogram"
        of="Metal"
        columns={["Range"]}
        unit="$/kg"
        rows={RANGES.map(({ slug, name, ...range }) => ({
          key: slug,
          label: (
            <>
              <Swatch metal={slug} />
              {name}
            </>
          ),
          cells: [priceRange(range)],
        }))}
      />
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

type CardFact = "name" | "address" | "phone" | "website" | "description" | "services";

/** A yard on the older layout of a city's page. */
export function YardCard({ yard }: { yard: Pick<CityYard, CardFact> }) {
  return (
    <li className="yard-card card">
      <h3>{yard.name}</h3>
      <p className="yard-line place">{yard.address}</p>
      {yard.phone && <YardPhone phone={yard.phone} />}
      {yard.website && <YardWebsite website={yard.website} />}
      {yard.description && <p className="yard-card-text">{yard.description}</p>}
      {yard.services && <Tags label="Services" tags={yard.services.slice(0, 3)} />}
    </li>
  );
}
