import { WhatToBring } from "../near/what-to-bring.tsx";
import { loadNear } from "../paths/form-addresses.ts";
import { PriceFigure, useScaleWords } from "../prices/price-figure.tsx";
import { Breadcrumb, type Crumb } from "../ui/breadcrumb.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";
import { stateInSentence } from "../words/format.ts";
import { OpenNow } from "../yard-facts/open-now.tsx";
import { ownPriceWords } from "../yard-facts/own-price-words.ts";
import { Tags, YardActions } from "../yard-facts/yard-facts.tsx";
import type { Route } from "./+types/yard-page.route";
import { NearestYards } from "./nearest-yards.tsx";
import type { ShownOffer } from "./yard-offers.ts";

type Loaded = Route.ComponentProps["loaderData"];

interface YardPageProps extends Omit<Loaded, "path"> {
  trail: readonly Crumb[];
}

/** A yard's page: how to get there, opening hours, what it takes and what to bring. */
export function YardPage({ yard, hours, city, nearest, near, trail, ...loaded }: YardPageProps) {
  const { days, offers, map, abroad, checkedOn, askedIn } = loaded;
  const bring = abroad ?? (city && { city, rules: `/${city.slug}/#rules` });
  return (
    <>
      <div className="yard-page split wrap">
        <header className="yard-head hero">
          <Breadcrumb trail={trail} />
          <h1>{yard.name}</h1>
          <OpenNow hours={hours} />
          {(hours?.shut ?? hours?.soon) && <p className="open-now">{hours?.shut ?? hours?.soon}</p>}
          <p className="yard-address">{yard.address}</p>
          {city && abroad && (
            <p className="quiet">
              {`Listed under ${city.name}, ${city.state}. The yard is in ${stateInSentence(abroad.city.stateName)}: that state’s time, public holidays and rules apply there.`}
            </p>
          )}
          <YardActions yard={yard} />
          {yard.description && <p className="prose">{yard.description}</p>}
          {yard.services && <Tags label="Services" tags={yard.services} />}
          <p className="quiet">
            {checkedOn
              ? `Details last checked on ${checkedOn}. `
              : askedIn
                ? `We last asked this yard in ${askedIn}. `
                : "We have not checked these details. "}
            Ring before you drive.
          </p>
          {yard.source && <p className="quiet">{`Listed from: ${yard.source}`}</p>}
        </header>
        <section className="section" aria-labelledby="hours-heading">
          <h2 id="hours-heading">Opening hours</h2>
          <OpeningHours yard={yard} hours={hours} days={days} />
        </section>
        <div>
          <section className="section" aria-labelledby="takes-heading">
            <h2 id="takes-heading">What it takes</h2>
            <OwnPrices prices={loaded.ownPrices} />
            <Offers city={city} askedIn={askedIn} {...offers} />
          </section>
          {bring && <WhatToBring city={bring.city} rules={bring.rules} />}
        </div>
        {(nearest.length > 0 || near) && (
          <NearestYards yard={yard} nearest={nearest} map={map} near={near} />
        )}
      </div>
      <p className="wrap section link-row">
        <Link to={`/report/?yard=${yard.id}`}>Report a change</Link>
      </p>
    </>
  );
}

/** A yard's weekly hours and coming public holidays; the data's own words if these are not days and times. */
function OpeningHours({ yard, hours, days }: Pick<Loaded, "yard" | "hours" | "days">) {
  if (!hours) return <p className="empty">We don’t know when this yard is open. Ring and ask.</p>;
  const { week, holidays } = hours;
  if (days.length === 0) return <p>{yard.openingHours || hours.line}</p>;
  return (
    <>
      <table className="opening-hours table">
        <caption>In the yard’s local time</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Days</th>
            <th scope="col">Open</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ name, times }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{times}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {week?.onHolidays?.length === 0 && <p>Closed on public holidays.</p>}
      {week?.onHolidays === null && <p>Hours may differ on public holidays.</p>}
      {holidays && <p>{holidays}</p>}
    </>
  );
}

/** The prices that the yard gave itself; nothing if there are none. */
function OwnPrices({ prices }: { prices: Loaded["ownPrices"] }) {
  if (prices.length === 0) return null;
  return (
    <>
      <ul className="own-prices lined" aria-label="Prices that this yard says itself, per kg">
        {prices.map((price) => (
          <li key={price.material}>
            <Swatch metal={price.material} />
            {`${price.name} ${ownPriceWords(price)}`}
          </li>
        ))}
      </ul>
      <p className="quiet">
        Per kg, as the yard typed them. Ask before you drive: they may have changed.
      </p>
    </>
  );
}

type OffersProps = Pick<Loaded, "city" | "askedIn"> & Loaded["offers"];

function Offers({ city, offers, checked, askedIn }: OffersProps) {
  const scaleWords = useScaleWords();
  if (offers.length === 0) {
    const known = askedIn
      ? `It takes none of the metals that we asked about in ${askedIn}.`
      : "We don’t know what this yard takes.";
    return <p className="empty">{known} Ring and ask.</p>;
  }
  const hasExceptions = offers.some(({ price }) => price?.checked);
  return (
    <>
      <DataTable
        className="price-table"
        caption={
          <>
            {`Prices in ${city?.name ?? "its city"}, $ per kg`}
            {checked && `, checked ${checked}${hasExceptions ? " or as a row says" : ""}`}
            {offers.some(({ scale }) => scale) && `. ${scaleWords()}`}
          </>
        }
        of="Metal"
        columns={["Price Range"]}
        unit="$/kg"
        rows={offers.map((offer) => ({
          key: offer.name,
          label: (
            <>
              {offer.slug && <Swatch metal={offer.slug} />}
              <OfferName {...offer} />
            </>
          ),
          cells: [<PriceFigure key="price" price={offer.price} scale={offer.scale} />],
        }))}
      />
      {city && (
        <p>
          Prices for <Link to={`/${city.slug}/`}>{city.name}</Link>, not this yard’s offer. Ask what
          it pays today.{" "}
          <Link to={loadNear(city)} rel="nofollow">
            What is my load worth?
          </Link>
        </p>
      )}
    </>
  );
}

/** The guide to the value of whole vehicles, which have no price per kilogram. */
const CAR_WORTH = "/scrap-my-car/#what-your-car-is-worth";

function OfferName({ name, slug }: ShownOffer) {
  if (slug) return <Link to={`/material/${slug}/`}>{name}</Link>;
  return /\b(vehicles?|cars?)$/i.test(name) ? <Link to={CAR_WORTH}>{name}</Link> : name;
}
