import { aboutKilometres, priceRange } from "../../format.ts";
import { Link } from "../../ui/link.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { ChangeSince } from "../change-since.tsx";
import { CheckedOn } from "../checked-on.tsx";
import { offerAddress } from "../offer/offer-address.ts";
import { AlsoNear } from "./also-near.tsx";
import type { NearPrice as Price } from "./answer.ts";

interface NearPriceProps {
  material: { name: string; slug: string; grade: string | null };
  /** Null if no city has one. */
  price: Price | null;
  /** The other places of the name, each with the address of the same answer there. */
  others: { label: string; to: string }[];
}

/** What a metal fetches in the nearest city that has a price for it, in large figures. */
export function NearPrice({ material, price, others }: NearPriceProps) {
  return (
    <div className="near-price">
      {price ? (
        <Board material={material} price={price} />
      ) : (
        <p className="empty">
          {`No city has a price for ${material.name.toLowerCase()} at the moment.`}
        </p>
      )}
      <AlsoNear others={others} className="near-others quiet" />
    </div>
  );
}

interface BoardProps extends Pick<NearPriceProps, "material"> {
  price: Price;
}

function Board({ material: { name, slug, grade }, price }: BoardProps) {
  const { city, kilometres, change } = price;
  return (
    <>
      {kilometres !== null && (
        <p>
          {`The nearest city with a price is ${city.name} ${city.state}, ${aboutKilometres(kilometres)} away in a straight line.`}
        </p>
      )}
      <div className="price-board">
        <p className="price-board-head">
          {`${name} in ${city.name}`} <span className="unit">$/kg</span>
        </p>
        <p className="near-figure">
          <Swatch metal={slug} />
          {priceRange(price)}
        </p>
        <p className="near-facts">
          <CheckedOn age={price} />
          {change && <ChangeSince {...change} />}
          {grade && <small>{`Grade: ${grade}`}</small>}
        </p>
        <p className="price-board-foot">
          Indicative.{" "}
          <Link to={`/${city.slug}/`} prefetch="intent">{`All ${city.name} prices`}</Link>
          {" · "}
          <Link
            to={offerAddress({ metal: slug, near: `${city.name} ${city.state}` })}
            rel="nofollow"
            aria-label={`Check an offer for ${name} in ${city.name}`}
          >
            Check an offer
          </Link>
        </p>
      </div>
    </>
  );
}
