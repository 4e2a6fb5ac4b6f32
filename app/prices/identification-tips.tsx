import { Swatch } from "../ui/swatch.tsx";
import { IDENTIFICATION_TIPS } from "./identification.ts";

/** How to tell the four common metals apart. */
export function IdentificationTips() {
  return (
    <section className="section wrap" aria-labelledby="tips-heading">
      <h2 id="tips-heading">How to Identify Common Scrap Metals</h2>
      <p className="lead">
        All you need is a fridge magnet, a file and good light. Sort before you drive: a mixed load
        is priced as its cheapest metal.
      </p>
      <div className="card-grid card-grid-wide">
        {IDENTIFICATION_TIPS.map(({ metal, name, text }) => (
          <article key={metal} className="identification-tip card">
            <Swatch metal={metal} />
            <h3>{name}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
