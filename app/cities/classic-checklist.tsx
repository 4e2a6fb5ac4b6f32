import type { CityDetail } from "../../worker/data/types.ts";
import { Link } from "../ui/link.tsx";

interface ClassicChecklistProps {
  city: Pick<CityDetail, "slug" | "stateName">;
}

/** What to do before selling. */
export function ClassicChecklist({ city: { slug, stateName } }: ClassicChecklistProps) {
  return (
    <section className="section" aria-labelledby="checklist-heading">
      <h2 id="checklist-heading">Trading checklist</h2>
      <ol className="classic-checklist">
        <li>
          <b>Bring ID.</b> A driver licence or passport, and your bank details for the payment.
        </li>
        <li>
          <b>Sort metals.</b> A mixed load is paid at the price of its cheapest metal. Use a magnet
          to take out the steel.
        </li>
        <li>
          <b>Clean scrap.</b> Take off plastic, rubber, screws and dirt. Never burn cable: the smoke
          is toxic and burnt wire pays less.
        </li>
        <li>
          <b>Know state rules.</b> Each state has its own on cash, ID and records.{" "}
          <Link to={`/${slug}/#rules`}>Read those for {stateName}</Link>.
        </li>
        <li>
          <b>Compare yards.</b> Ring two or three on the same day. Ask each for its price per
          kilogram for your grade.
        </li>
      </ol>
    </section>
  );
}
