/** How to recognise a metal that is often sold: by the slugs of their materials. */
export const IDENTIFICATION_TIPS = [
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
    text: "A magnet sticks to it and it rusts. Whitegoods, roofing, car bodies, beams and tools. It pays little per kilogram, so bring a full load. Some stainless steel is an exception: a magnet sticks weakly or not at all to grade 304, but does stick to a lot of cutlery.",
  },
] as const;

/** How to recognise a metal; undefined for one without a tip. For loaders: a page needs one of them. */
export function identificationOf(slug: string): string | undefined {
  return IDENTIFICATION_TIPS.find(({ metal }) => metal === slug)?.text;
}
