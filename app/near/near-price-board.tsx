import { offerAddress } from "../paths/form-addresses.ts";
import { PriceFigure, useScaleWords } from "../prices/price-figure.tsx";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";
import { aboutKilometres, priceRange } from "../words/format.ts";
import { AlsoNear, type AlsoNearProps } from "./also-near.tsx";
import type { NearPrice, PriceNear } from "./price-near.ts";

interface NearPriceBoardProps extends Pick<AlsoNearProps, "others"> {
  material: { name: string; slug: string; grade: string | null };
  price: PriceNear;
}

/** A metal's price near a place in large figures; below an old price, the nearest current one. */
export function NearPriceBoard({ material, price, others }: NearPriceBoardProps) {
  const { shown, counted, scale } = price;
  return (
    <div className="near-price stack">
      {shown ? (
        <Board material={material} price={shown} scale={scale} />
      ) : (
        <p className="empty">
          {`No city has a price for ${material.name.toLowerCase()} at the moment.`}
        </p>
      )}
      {shown && counted && counted.city.id !== shown.city.id && (
        <p className="near-current">
          {`The nearest current price is ${priceRange(counted)} in `}
          <Link to={`/${counted.city.slug}/`}>{counted.city.name}</Link>
          {`, ${aboutKilometres(counted.kilometres ?? 0)} away${counted.said ? ` (${counted.said})` : ""}.`}
        </p>
      )}
      <AlsoNear others={others} className="near-others quiet" />
    </div>
  );
}

interface BoardProps extends Pick<NearPriceBoardProps, "material">, Pick<PriceNear, "scale"> {
  price: NearPrice;
}

function Board({ material: { name, slug, grade }, price, scale }: BoardProps) {
  const { city, kilometres, change, ...shown } = price;
  const scaleWords = useScaleWords();
  return (
    <>
      {kilometres !== null && (
        <p>
          {`The nearest city with a price is ${city.name} ${city.state}, ${aboutKilometres(kilometres)} away.`}
        </p>
      )}
      <div className="price-board">
        <p className="price-board-head">
          {`${name} in ${city.name}`} <span className="unit">$/kg</span>
        </p>
        <div className="near-figure pictured">
          <Swatch metal={slug} />
          <PriceFigure price={{ ...shown, ...change }} scale={scale} />
        </div>
        {grade && <p className="quiet">{`Grade: ${grade}`}</p>}
        <p className="price-board-foot">
          {`Indicative. ${scale ? `${scaleWords(scale)} ` : ""}`}
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
