import { Link } from "../ui/link.tsx";

/** Tests not to try, how sure the answers are, and their sources. */
export function Notes() {
  return (
    <section className="section wrap" aria-labelledby="sure-heading">
      <h2 id="sure-heading">How sure are the answers?</h2>
      <div className="prose">
        <p>
          Magnet, scratch, colour and weight tell most metals apart, but not all. A magnet doesn’t
          prove stainless steel, and plating hides brass and zinc. Where only a yard’s tester can
          tell, the answer says so. “Mostly”, “usually” and “probably” mean that our sources are
          few, or from overseas.
        </p>
        <p>
          Don’t scratch, cut or open batteries, gas bottles, closed drums and tanks, fridges or air
          conditioners. Leave alone what could be asbestos. Ask a yard or your council first.
        </p>
        <p>
          Once you know the metals, <Link to="/my-load/">My load</Link> adds up what they’re worth
          together. <Link to="/blog/sorting-scrap-metal-at-home/">Sorting scrap metal at home</Link>{" "}
          says what is worth cleaning.
        </p>
        <p className="quiet">
          Sources: recycling guides of Auscon and Universal Scrap Metal, Western Australia; Auss
          Metals, June 2025; Retramat; a Sydney price guide, June 2025; West Midlands Metals and
          Bradford Waste Traders, Britain; Sikora Metals, Supreme Salvage, Scrap Monster, SS Iron
          and Metal, United States. Last edited on 26 November 2026. Confirm with the yard.
        </p>
      </div>
    </section>
  );
}
