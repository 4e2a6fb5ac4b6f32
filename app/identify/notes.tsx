/** What not to test at all, and where the answers come from. */
export function Notes() {
  return (
    <section className="section wrap" aria-labelledby="care-heading">
      <h2 id="care-heading">Don’t test these</h2>
      <div className="prose">
        <p>
          Don’t scratch, cut or open batteries, gas bottles, closed drums and tanks, fridges or air
          conditioners. If it might be asbestos, don’t touch it. Ask a yard or your council first.
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
