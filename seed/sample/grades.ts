/** A material's price range, and remarks to describe the grade. */
export interface Grade {
  /** Dollars per kg in Sydney. */
  min: number;
  max: number;
  notes: string[];
}

/** Grades by material slug. The ranges are plausible for 2025-26, but no yard quoted them. */
export const grades: Record<string, Grade> = {
  copper: {
    min: 8,
    max: 11,
    notes: [
      "Clean pipe and mixed copper, no solder",
      "Pipe, sheet and cylinder copper, fittings removed",
      "Household copper, lower with paint or solder",
    ],
  },
  "copper-bright": {
    min: 10.5,
    max: 13.5,
    notes: [
      "Bare, shiny and unalloyed wire, no tarnish",
      "Stripped power cable, thicker than 1.6 mm",
      "Millberry grade, free of plastic and tin",
    ],
  },
  brass: {
    min: 5,
    max: 7.5,
    notes: [
      "Taps, valves and fittings, steel removed",
      "Mixed yellow brass, clean and free of iron",
      "Plumbing brass, less with chrome or rubber",
    ],
  },
  bronze: {
    min: 6,
    max: 8.5,
    notes: ["Bearings, bushes and gunmetal castings", "Marine fittings and valve bodies, no steel"],
  },
  aluminum: {
    min: 1.2,
    max: 2,
    notes: [
      "Domestic and sheet aluminium, steel removed",
      "Pots, ladders, guttering and mixed sheet",
      "Old rolled aluminium, low paint",
    ],
  },
  "aluminum-extrusion": {
    min: 1.9,
    max: 2.9,
    notes: [
      "Window and door sections, rubber and screws removed",
      "Clean 6000-series lengths, painted or mill finish",
    ],
  },
  "aluminum-cans": {
    min: 0.8,
    max: 1.4,
    notes: ["Dry drink cans, loose or baled", "Clean cans only, no steel or food tins"],
  },
  "insulated-copper-cable": {
    min: 2.5,
    max: 4.2,
    notes: [
      "House wiring and leads, plugs cut off",
      "Mixed insulated cable, price by copper content",
      "Single and twin core PVC cable",
    ],
  },
  radiators: {
    min: 4.8,
    max: 6.2,
    notes: [
      "Drained, plastic and steel brackets removed",
      "Copper and brass cores from older vehicles",
    ],
  },
  "stainless-steel": {
    min: 1.4,
    max: 2.2,
    notes: [
      "Grade 304 sinks, benches and offcuts",
      "Clean non-magnetic stainless, no mild steel attached",
    ],
  },
  lead: {
    min: 1.8,
    max: 2.5,
    notes: ["Clean sheet, pipe and flashing", "Soft scrap lead, free of mortar and nails"],
  },
  zinc: {
    min: 0.9,
    max: 1.7,
    notes: [
      "Die-cast handles, trim and carburettors",
      "Clean zinc castings, steel inserts removed",
    ],
  },
  "car-batteries": {
    min: 0.55,
    max: 0.75,
    notes: [
      "Whole lead-acid batteries, upright and not leaking",
      "Car, truck and marine batteries, undrained",
    ],
  },
  "electric-motors": {
    min: 0.7,
    max: 1,
    notes: ["Whole motors with copper windings", "Appliance and pump motors, brackets removed"],
  },
  steel: {
    min: 0.2,
    max: 0.35,
    notes: [
      "Heavy melting steel, clean and under 1.5 metres",
      "Mixed heavy and light steel, no rubbish",
      "Beams, plate and pipe; less for thin sheet",
    ],
  },
  "cast-iron": {
    min: 0.18,
    max: 0.3,
    notes: [
      "Baths, stoves, brake drums and machine bases",
      "Engine blocks drained of oil, clean castings",
    ],
  },
};
