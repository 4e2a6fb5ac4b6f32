import type { City, CityDetail } from "../../worker/data/places/cities.ts";
import { ClassicPricesNotice } from "../prices/static-disclaimers.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";
import { priceRange, stateInSentence } from "../words/format.ts";

/** AUD per kg, the same for every city. */
const RANGES = [
  { slug: "copper", name: "Copper", minPrice: 6.0, maxPrice: 9.5 },
  { slug: "aluminum", name: "Aluminium", minPrice: 0.5, maxPrice: 1.8 },
  { slug: "brass", name: "Brass", minPrice: 3.0, maxPrice: 5.5 },
  { slug: "steel", name: "Steel", minPrice: 0.15, maxPrice: 0.3 },
] as const;

interface ClassicPricesProps {
  city: Pick<City, "name" | "slug">;
}

/** The static sample prices. */
export function ClassicPrices({ city }: ClassicPricesProps) {
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

interface ClassicChecklistProps {
  city: Pick<CityDetail, "slug" | "stateName">;
}

/** The checklist for sellers. */
export function ClassicChecklist({ city: { slug, stateName } }: ClassicChecklistProps) {
  return (
    <section className="section" aria-labelledby="checklist-heading">
      <h2 id="checklist-heading">Trading checklist</h2>
      <ol className="steps lined">
        <li>
          <b>Bring ID.</b> A driver’s licence or passport, and your bank details for the payment.
        </li>
        <li>
          <b>Sort metals.</b> A mixed load is priced as its cheapest metal. Use a magnet to find the
          steel.
        </li>
        <li>
          <b>Clean scrap.</b> Take off plastic, rubber, screws and dirt. Never burn cable: the smoke
          is toxic and burnt wire pays less.
        </li>
        <li>
          <b>Know state rules.</b> Each state sets its own for cash, ID and records.{" "}
          <Link to={`/${slug}/#rules`}>Read the rules for {stateInSentence(stateName)}</Link>.
        </li>
        <li>
          <b>Compare yards.</b> Ring two or three on the same day. Ask each for its price per
          kilogram for your grade.
        </li>
      </ol>
    </section>
  );
}
