import { Swatch } from "../ui/swatch.tsx";

const TIPS = [
  {
    metal: "copper",
    name: "Copper",
    text: "Red-brown and heavy, turning dark brown and then green outdoors. A magnet does not stick. Look for water pipe, hot-water cylinders and the wire inside cables. Bare shiny wire is worth most. Solder, paint and fittings lower the grade.",
  },
  {
    metal: "aluminum",
    name: "Aluminium",
    text: "Silver-white and surprisingly light; it does not rust and a magnet does not stick. Window and door frames, guttering, pots, wheels and cans. Take off steel screws and rubber seals before you weigh it.",
  },
  {
    metal: "brass",
    name: "Brass",
    text: "Yellow, heavier than it looks, not magnetic. Scratch it: yellow all through is brass, red is copper or bronze. Taps, valves, keys and plumbing fittings. Chrome-plated taps are often brass underneath.",
  },
  {
    metal: "steel",
    name: "Steel",
    text: "A magnet sticks to it and it rusts. Whitegoods, roofing, car bodies, beams and tools. It pays little per kilogram, so bring a full load. Some stainless steel is an exception: a magnet holds grade 304 weakly or not at all, but it sticks to much cutlery.",
  },
] as const;

/** How to recognise a metal, with a large drawing of it; nothing for a metal without a tip. */
export function IdentificationTip({ metal, name }: { metal: string; name: string }) {
  const tip = TIPS.find((one) => one.metal === metal);
  if (!tip) return null;
  return (
    <section className="section wrap" aria-labelledby="recognise-heading">
      <h2 id="recognise-heading">How to recognise {name.toLowerCase()}</h2>
      <div className="identification-tip identification-tip-large">
        <Swatch metal={metal} />
        <p className="prose">{tip.text}</p>
      </div>
    </section>
  );
}

/** How to tell the four common metals apart. */
export function IdentificationTips() {
  return (
    <section className="section wrap" aria-labelledby="tips-heading">
      <h2 id="tips-heading">How to Identify Common Scrap Metals</h2>
      <p className="lead">
        All you need is a fridge magnet, a file and good light. Sort before you drive: a mixed load
        is paid at the price of its cheapest metal.
      </p>
      <div className="card-grid card-grid-wide">
        {TIPS.map(({ metal, name, text }) => (
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
