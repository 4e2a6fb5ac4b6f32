import { amount, kilograms, wholeDollarCents } from "../../goods/amounts.ts";
import { Link } from "../../ui/link.tsx";
import { worthInWords } from "../worth.ts";
import { COPPER_SHARE, type StripOrSell } from "./strip-or-sell.ts";

/** The worth of a load's cable, unstripped and stripped, and the work of stripping it. */
export function CableVerdict({ sold, copper, stripped, hours, more }: StripOrSell) {
  const [least, most] = copper.map((grams) =>
    grams < 10_000 ? Math.round(grams / 100) * 100 : Math.round(grams / 1000) * 1000,
  );
  const [low, high] = COPPER_SHARE.map((share) => Math.round(share * 100));
  const rounded = Math.round(hours);
  const gain = wholeDollarCents(more);
  const work =
    hours < 1 ? "less than an hour" : `about ${rounded} ${rounded === 1 ? "hour" : "hours"}`;
  return (
    <section aria-labelledby="cable-heading">
      <h3 id="cable-heading">Strip the cable or sell it?</h3>
      <ul>
        <li>
          Sold as it is: <b>{worthInWords(sold)}</b>.
        </li>
        <li>
          Stripped: about {kilograms(least!, most)} of bright copper,{" "}
          <b>{worthInWords(stripped)}</b>, and {work} of work.
        </li>
      </ul>
      <p>
        {more > 0
          ? `Between the middles of both, stripping brings about ${amount(gain)} more: about ${amount(wholeDollarCents(gain / (rounded || hours)))} an hour.`
          : "Stripping brings no more: sell it as it is."}
      </p>
      <p className="quiet">
        {`Counted with ${low}% copper in flex to ${high}% in flat house cable (Kurtz Metals, 2012). Coax holds less than 10%, thick mains cable more. Hair-thin strands pay as ordinary copper. The hours are our example’s: three for ten kilograms; thick cable is quicker. `}
        <Link to="/blog/sorting-scrap-metal-at-home/#is-it-worth-stripping-cable">
          Weigh and strip a metre of yours first
        </Link>
        .
      </p>
    </section>
  );
}
