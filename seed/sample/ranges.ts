/** A material's price range, and remarks that add to its grade in materials.csv but never change it. */
export interface Range {
  /** Dollars per kg in Sydney. */
  min: number;
  max: number;
  notes: string[];
}

/** Ranges by material slug. They are plausible for 2025-26, but no yard quoted them. */
export const ranges: Record<string, Range> = {
  copper: {
    min: 8,
    max: 11,
    notes: [
      "Some solder or light paint is fine",
      "Pipe, sheet and cylinders, brass joints cut off",
      "Pipe and mixed household copper",
    ],
  },
  "copper-bright": {
    min: 10.5,
    max: 13.5,
    notes: [
      "Bare, shiny and unalloyed wire, no tarnish",
      "Stripped power cable, thicker than 1.6 mm",
      "Also called millberry; free of plastic and tin",
    ],
  },
  brass: {
    min: 5,
    max: 7.5,
    notes: [
      "Taps, valves and fittings, steel removed",
      "Plumbing fittings and door hardware",
      "Rubber washers and steel screws taken out",
    ],
  },
  bronze: {
    min: 6,
    max: 8.5,
    notes: [
      "Bearings, bushes and castings, no steel",
      "Marine fittings and valve bodies, no steel",
    ],
  },
  aluminum: {
    min: 1.2,
    max: 2,
    notes: [
      "Pots, ladders, guttering and sheet",
      "Household sheet and pots, no screws or handles",
      "Old sheet; some paint is fine",
    ],
  },
  "aluminum-extrusion": {
    min: 1.9,
    max: 2.9,
    notes: [
      "Window and door sections, rubber and screws removed",
      "Painted or mill finish, no glass or seals",
    ],
  },
  "aluminum-cans": {
    min: 0.8,
    max: 1.4,
    notes: ["Dry drink cans, loose or baled", "Empty and dry, no steel or food tins"],
  },
  "insulated-copper-cable": {
    min: 2.5,
    max: 4.2,
    notes: [
      "House wiring and leads, plugs cut off",
      "Single and twin core; thick cable pays more",
      "Plugs and junction boxes cut off",
    ],
  },
  radiators: {
    min: 4.8,
    max: 6.2,
    notes: ["Plastic and steel brackets removed", "Cores from older vehicles, no steel"],
  },
  "stainless-steel": {
    min: 1.4,
    max: 2.2,
    notes: ["Sinks, benches and offcuts", "Clean, no mild steel attached"],
  },
  lead: {
    min: 1.8,
    max: 2.5,
    notes: ["Sheet, pipe and flashing", "Free of mortar, bitumen and nails"],
  },
  zinc: {
    min: 0.9,
    max: 1.7,
    notes: ["Handles, trim and carburettors", "Castings, steel inserts removed"],
  },
  "car-batteries": {
    min: 0.55,
    max: 0.75,
    notes: ["Upright and not leaking", "Car, truck and marine batteries"],
  },
  "electric-motors": {
    min: 0.7,
    max: 1,
    notes: [
      "Copper windings, pulleys and brackets off",
      "Appliance and pump motors, pump housings off",
    ],
  },
  steel: {
    min: 0.2,
    max: 0.35,
    notes: [
      "Clean and under 1.5 metres",
      "Beams, plate and pipe, no rubbish",
      "Cut to length, free of concrete and timber",
    ],
  },
  "cast-iron": {
    min: 0.18,
    max: 0.3,
    notes: ["Baths, stoves, brake drums and machine bases", "Engine blocks drained of oil"],
  },
};
