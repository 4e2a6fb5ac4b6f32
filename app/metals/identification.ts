/** How to recognise the metals that people often sell, by material slug. */
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

/** The same for use beside a metal's description, which has the rest. */
const BESIDE_DESCRIPTION: Record<string, string> = {
  copper:
    "outdoors it turns dark brown, then green. The wire inside cables is copper, too, and worth most when it is bare and shiny.",
  aluminum:
    "it doesn’t rust. Window and door frames, wheels and cans are aluminium, too. Take off rubber seals before you weigh it.",
  brass:
    "a magnet doesn’t stick. Scratch it: yellow all through is brass, red is copper or bronze. Keys are brass, too, and chrome-plated taps often are underneath.",
  steel:
    "it rusts. Most tools are steel. Some stainless steel is an exception: a magnet sticks weakly or not at all to grade 304, but does stick to a lot of cutlery.",
};

/**
 * How to recognise a metal, for use beside its description; undefined for metals without a tip. For loaders: a
 * page needs just one.
 */
export function recognising(slug: string): string | undefined {
  return BESIDE_DESCRIPTION[slug];
}
