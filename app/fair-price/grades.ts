/** Groups of grades that get mistaken for one another: material slugs, each with its distinguishing sign. */
const GROUPS: readonly Readonly<Record<string, string>>[] = [
  {
    copper: "with solder or paint on it",
    "copper-bright": "bare and shiny wire",
    "insulated-copper-cable": "still in its plastic",
  },
  { brass: "yellow all through", bronze: "more red than yellow" },
  {
    aluminum: "pots or sheet",
    "aluminum-extrusion": "clean window frames",
    "aluminum-cans": "drink cans",
    zinc: "heavier, and grainy where it breaks",
  },
  {
    steel: "sheet or beams",
    "cast-iron": "brittle, with a grainy surface",
    "stainless-steel": "bright and free of rust",
  },
  { lead: "loose lead", "car-batteries": "whole batteries" },
  // The other metal of each is in a group above.
  { radiators: "copper and brass", aluminum: "aluminium with plastic tanks" },
  { "electric-motors": "whole motors", copper: "copper taken out of motors" },
];

/** A grade and its distinguishing sign, worded to follow "Is it". */
export interface Grade {
  slug: string;
  sign: string;
}

/** A material's own sign, and the grades that it may be mistaken for; undefined if there are none. */
export function gradesLike(slug: string): { own: string; others: Grade[] } | undefined {
  const group = GROUPS.find((each) => slug in each);
  if (!group) return undefined;
  const others = Object.entries(group).filter(([other]) => other !== slug);
  return { own: group[slug]!, others: others.map(([other, sign]) => ({ slug: other, sign })) };
}

/** Reasons for a lower price by material slug: those of its description, in sellers' words. */
const LOWERS: Readonly<Record<string, string>> = {
  copper:
    "Brass fittings have to come off. Solder, light paint and scale are normal for this grade. Clean pipe without them is No. 1: keep it apart and ask for its price.",
  "copper-bright":
    "Insulation, tin plating and tarnish. Hair-thin strands and any trace of burning drop it to ordinary copper.",
  brass: "Steel screws, rubber washers and chrome-plated plastic. Take them off first.",
  bronze: "Brass mixed in, grease and steel. Kept apart and clean it earns more.",
  aluminum: "Steel bolts, plastic feet and thick paint.",
  "aluminum-extrusion":
    "Glass, rubber seals, rollers and screws. Without them it earns the clean rate.",
  "aluminum-cans":
    "Wet or full cans, and steel cans among them. The 10-cent refund pays far more for a can than a yard does.",
  "insulated-copper-cable":
    "Little copper for the weight: flat leads and data cable earn less than thick single cores. Burning off the plastic ruins the grade.",
  radiators:
    "Coolant, steel brackets and fans. Aluminium radiators with plastic tanks are priced as aluminium.",
  "stainless-steel":
    "This price is for grade 304. Magnetic stainless, such as a lot of cutlery, is another grade. Grade 316 can be worth more.",
  lead: "Nails, bitumen and mortar. Clean sheet earns more.",
  zinc: "Chrome plating and steel inserts.",
  "car-batteries":
    "Drained or opened batteries: yards buy them whole. Lithium batteries are not taken at this price.",
  "electric-motors":
    "Pulleys, brackets and pump housings. Sealed fridge compressors are a separate grade.",
  steel: "Thin or mixed sheet pays less than thick, clean, short lengths.",
  "cast-iron": "Oil, enamel and steel that is still attached.",
};

/** Reasons for a lower price of a material; falls back to its description. */
export function whatLowers({ slug, description }: { slug: string; description: string }): string {
  return LOWERS[slug] ?? description;
}
