import type { Answer } from "./step.ts";

/** What only a yard can tell about stainless steel. */
const STAINLESS_TESTER =
  "Which grade it is, only the yard’s tester can tell. A stamp helps: look for 304, 316 or 18/8.";

/** Answers that the questions on magnet, colour and weight lead to. */
export const METAL_ANSWERS = {
  "cast-iron": {
    title: "Cast iron",
    why: "Thick, rough, dark and brittle, and a magnet sticks: old baths and stoves, brake discs, engine blocks, machinery.",
    metal: "cast-iron",
  },
  steel: {
    title: "Steel",
    why: "A magnet sticks and it rusts. Thick pieces usually pay more than thin, painted or enamelled sheet.",
    metal: "steel",
    ask: "Ask whether it counts as heavy or as light gauge steel.",
  },
  "galvanised-steel": {
    title: "Steel, mostly galvanised",
    why: "Dull silver and free of rust, but a magnet sticks: that is usually steel with a coat of zinc, and is paid as steel.",
    metal: "steel",
  },
  "steel-sheet": {
    title: "Steel sheet",
    why: "A magnet sticks to roofing, gutters and tanks of coated steel. Yards mostly take them as light gauge steel.",
    metal: "steel",
    ask: "Ask what it pays for light gauge, and whether a tank must be cut or flattened.",
  },
  "plated-steel": {
    title: "Plated steel",
    why: "A magnet sticks all over and the shine is only a coat: it is paid as steel.",
    metal: "steel",
    ask: "If there is no rust at all, ask the yard to test it: it may be stainless steel.",
  },
  "steel-can": {
    title: "A steel can",
    why: "A magnet sticks to its side: it is steel with a thin coat of tin. The kerbside bin takes it, too.",
    metal: "steel",
  },
  "stainless-steel": {
    title: "Most likely stainless steel",
    why: "Silver, hard and heavy without rust, and a magnet holds weakly or not at all: sinks, benches, kegs.",
    metal: "stainless-steel",
    ask: STAINLESS_TESTER,
  },
  "magnetic-stainless": {
    title: "Probably magnetic stainless steel",
    why: "Silver all through, no rust, and yet a magnet sticks. Some stainless steel is magnetic, such as a lot of cutlery. Our price is for grade 304, so this may pay less.",
    metal: "stainless-steel",
    ask: STAINLESS_TESTER,
  },
  brass: {
    title: "Brass",
    why: "Yellow under the surface and no magnet sticks: taps, valves, keys, door knobs and fittings, often under chrome.",
    metal: "brass",
  },
  bronze: {
    title: "Probably bronze or gunmetal",
    why: "Between red and yellow, usually cast: bearings, heavy valves, parts of pumps.",
    metal: "bronze",
    ask: "Red brass and bronze are hard to tell apart by eye. The yard’s tester can. A propeller in one piece may sell for more whole.",
  },
  copper: {
    title: "Copper",
    why: "Red-brown under the surface, and no magnet sticks. Solder, paint and fittings usually lower the grade.",
    metal: "copper",
    ask: "Ask what clean pipe pays without solder or paint, and keep it apart.",
  },
  "bright-wire": {
    title: "Bright copper wire",
    why: "Bare, shiny, and without plastic, tin, solder or paint: the best grade of copper.",
    metal: "copper-bright",
  },
  "copper-wire": {
    title: "Copper, but not bright wire",
    why: "Red-brown inside. Tin, solder, tarnish or burning keep it out of the bright grade.",
    metal: "copper",
    ask: "Tinned wire may have a price of its own. Show the yard a cut end.",
  },
  cable: {
    title: "Insulated copper cable",
    why: "Red-brown metal in plastic. Yards usually pay by the share of copper in it, so thick single cores pay more than flat leads and data cable.",
    metal: "insulated-copper-cable",
    care: "Never burn cable: the smoke is poisonous, and burnt copper pays less.",
  },
  "tinned-cable": {
    title: "Probably tinned copper cable",
    why: "Silver outside and red-brown inside: copper with a coat of tin. It still counts as copper cable, but not as bright wire when stripped.",
    metal: "insulated-copper-cable",
    care: "Never burn cable: the smoke is poisonous, and burnt copper pays less.",
    ask: "Tinned strands may be paid less. Show the yard a cut end.",
  },
  "aluminium-cable": {
    title: "Perhaps aluminium cable: ask the yard",
    why: "Silver all the way through is not copper, and it is paid far less than copper cable.",
    candidates: ["aluminum"],
    care: "Never burn cable: the smoke is poisonous.",
    ask: "Show the yard a cut end, and ask what it pays for aluminium cable.",
  },
  aluminium: {
    title: "Aluminium",
    why: "Silver and very light, and no magnet sticks: sheet, pots, gutters. It doesn’t rust.",
    metal: "aluminum",
  },
  "cast-aluminium": {
    title: "Cast aluminium",
    why: "Light for its size, and rough or grainy where it is broken: car parts, barbecue lids, housings.",
    metal: "aluminum",
    ask: "Ask for the price of cast aluminium: our price is for old sheet.",
  },
  "aluminium-section": {
    title: "Aluminium extrusion",
    why: "Straight, light sections of windows, doors, screens and ladders. Free of screws, glass and rubber it pays most.",
    metal: "aluminum-extrusion",
  },
  "drink-can": {
    title: "Aluminium cans",
    why: "No magnet sticks to the side. Take the 10-cent refund where you can: it pays far more than a yard, and only for cans that aren’t crushed.",
    metal: "aluminum-cans",
    guide: {
      label: "Cans: take the refund",
      path: "/blog/sorting-scrap-metal-at-home/#cans-take-the-refund",
    },
  },
  lead: {
    title: "Lead",
    why: "Dull grey, very heavy, and so soft that a fingernail marks it: flashing, sinkers, old pipe.",
    metal: "lead",
    care: "Wash your hands after handling it.",
  },
  zinc: {
    title: "Mostly zinc",
    why: "Cast, bluish grey, heavier than aluminium, and it snaps: handles, carburettors, old car trim, toy cars.",
    metal: "zinc",
    ask: "Zinc and aluminium castings look alike. If you’re not sure, the yard’s tester is.",
  },
  "zinc-or-aluminium": {
    title: "Zinc or aluminium: ask the yard",
    why: "Castings of both are grey, and no magnet sticks. Aluminium is clearly light; zinc is heavier, and snaps.",
    candidates: ["zinc", "aluminum"],
    ask: "Only the yard’s tester settles it. Keep it apart from your other aluminium until then.",
  },
  "heavy-silver": {
    title: "Find a magnet first",
    why: "Silver, hard and heavy may be stainless steel, plated steel or zinc, and their prices are far apart.",
    candidates: ["stainless-steel", "steel", "zinc"],
    ask: "If no magnet settles it, the yard’s tester does.",
  },
  mixed: {
    title: "More than one metal",
    why: "A magnet that sticks in one part only has found steel. A mixed piece is mostly paid as its cheapest metal, so take the steel off if that is quick, and try what is left again.",
    candidates: ["steel"],
    ask: "If it doesn’t come apart, ask the yard what it pays for the whole piece.",
  },
  plated: {
    title: "Perhaps plated: ask the yard",
    why: "A weak magnet and a colour that isn’t silver may mean steel under brass or copper plating. Scratch it: if the colour goes, it was only a coat.",
    candidates: ["steel", "brass"],
    ask: "Only the yard’s tester settles it.",
  },
} as const satisfies Record<string, Answer>;
