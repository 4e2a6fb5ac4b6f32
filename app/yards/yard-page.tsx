import type { YardDetails } from "../../worker/data/yards/yard-details.ts";
import { aboutKilometres, priceRange, shortDate } from "../format.ts";
import { loadNear } from "../load/load-near.ts";
import { Breadcrumb, type Crumb } from "../ui/breadcrumb.tsx";
import { Link } from "../ui/link.tsx";
import { OpeningHours } from "./opening-hours.tsx";
import { WhatToBring } from "./what-to-bring.tsx";
import { Tags, YardActions } from "./yard-facts.tsx";
import { yardPath } from "./yard-path.ts";

interface YardPageProps extends YardDetails {
  /** When its details were checked, in words; null if they were not. */
  checkedOn: string | null;
  /** The place or position near which the directory lists other yards; null if none is known. */
  near: string | null;
  trail: readonly Crumb[];
}

/** A yard's page: how to get there, when it is open, what it takes and what to bring. */
export function YardPage(props: YardPageProps) {
  const { yard, city, offers, nearest, checkedOn, near, trail } = props;
  const report = `/report/?yard=${yard.id}`;
  return (
    <>
      <header className="yard-head hero wrap">
        <Breadcrumb trail={trail} />
        <h1>{yard.name}</h1>
        <p className="lead">{yard.address}</p>
        {yard.isApproximate && (
          <p className="quiet">The map and distances show its suburb, not the exact place.</p>
        )}
        <YardActions yard={yard} />
        {yard.description && <p className="prose">{yard.description}</p>}
        {yard.services && <Tags label="Services" tags={yard.services} />}
        <p className="quiet">
          {checkedOn
            ? `Details last checked on ${checkedOn}. `
            : "We have not checked these details. "}
          Ring before you drive.
        </p>
      </header>
      <section className="wrap section" aria-labelledby="hours-heading">
        <h2 id="hours-heading">Opening hours</h2>
        <OpeningHours hours={yard.openingHours} timeZone={city?.timeZone} />
      </section>
      <section className="wrap section" aria-labelledby="takes-heading">
        <h2 id="takes-heading">What it takes</h2>
        <Offers city={city} offers={offers} />
      </section>
      {city && (
        <div className="wrap">
          <WhatToBring city={city} rules={`/${city.slug}/#rules`} />
        </div>
      )}
      {nearest.length > 0 && <Nearest yards={nearest} />}
      {near && (
        <p className="wrap link-row">
          <Link to={`/scrap-yards/?${new URLSearchParams({ near })}`}>
            {`All yards near ${yard.name}`}
          </Link>
        </p>
      )}
      <p className="wrap section link-row">
        <span>
          Something wrong? <Link to={report}>Tell us</Link>.
        </span>
        <Link to={`${report}&kind=closed`}>Closed or moved?</Link>
        <Link to={`${report}&kind=owner`}>Is this your yard? Ask for a correction</Link>
      </p>
    </>
  );
}

function Offers({ city, offers }: Pick<YardDetails, "city" | "offers">) {
  if (offers.length === 0) {
    return <p className="empty">We don’t know what this yard takes. Ring and ask.</p>;
  }
  return (
    <>
      <table className="yard-offers table">
        <caption>
          What the yard takes, and indicative prices in {city?.name ?? "its city"}, Australian
          dollars per kilogram
        </caption>
        <thead>
          <tr>
            <th scope="col">Metal</th>
            <th scope="col" className="figure">
              Price Range <span className="unit">$/kg</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {offers.map(({ name, slug, price }) => (
            <tr key={name}>
              <th scope="row">{slug ? <Link to={`/material/${slug}/`}>{name}</Link> : name}</th>
              <td className={price ? "figure" : "figure quiet"}>
                {priceRange(price ?? undefined)}
                {price && price.minPrice > 0 && (
                  <small> checked {shortDate(price.checkedOn)}</small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {city && (
        <p className="quiet">
          These are prices for <Link to={`/${city.slug}/`}>{city.name}</Link>, not this yard’s own.
          Ask what it pays today.{" "}
          <Link to={loadNear(city)} rel="nofollow">
            What is my load worth?
          </Link>
        </p>
      )}
    </>
  );
}

function Nearest({ yards }: { yards: YardDetails["nearest"] }) {
  return (
    <section className="wrap section" aria-labelledby="nearest-heading">
      <h2 id="nearest-heading">Nearest other yards</h2>
      <ul className="card-grid">
        {yards.map((yard) => (
          <li key={yard.id} className="card">
            <h3>
              <Link to={yardPath(yard)}>{yard.name}</Link>
            </h3>
            <p className="yard-line place">{yard.address}</p>
            <p className="quiet">{`${aboutKilometres(yard.kilometres)} in a straight line`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
