/** Another metal that a metal is often taken for, or sold together with. */
export interface MixUp {
  other: MetalSlug;
  /** How to tell them apart, or what the difference costs. */
  text: string;
}

interface Metal {
  /** General name, whatever the dataset calls it. */
  name: string;
  mixUps: readonly { other: string; text: string }[];
}

/** Metals that questions lead to, by material slug. */
export const METALS = {
  copper: {
    name: "copper",
    mixUps: [
      {
        other: "copper-bright",
        text: "Bare, shiny wire without tin, solder or paint is a grade of its own and usually pays more. Keep it apart.",
      },
      {
        other: "brass",
        text: "Brass taps and joints lower the grade of copper pipe. Cut them off.",
      },
    ],
  },
  "copper-bright": {
    name: "bright copper wire",
    mixUps: [
      {
        other: "copper",
        text: "Tinned wire is silver outside and red-brown inside. Tinned, soldered, painted or burnt wire is ordinary copper, and one piece can lower the grade of the whole bag.",
      },
    ],
  },
  "insulated-copper-cable": {
    name: "insulated copper cable",
    mixUps: [
      {
        other: "aluminum",
        text: "Silver strands may be aluminium, or copper with a coat of tin. Scratch one: red-brown underneath is tinned copper.",
      },
      {
        other: "copper-bright",
        text: "Stripped by hand, thick cable can become bright wire. Thin or tinned strands don’t. Never burn the plastic off.",
      },
    ],
  },
  brass: {
    name: "brass",
    mixUps: [
      {
        other: "zinc",
        text: "Chrome hides both brass and zinc. Scratch through it: yellow is brass; grey that snaps is usually zinc, which is paid far less.",
      },
      {
        other: "bronze",
        text: "Bronze and gunmetal are redder and usually cast. They can pay more, so keep what looks reddish apart.",
      },
      { other: "steel", text: "A magnet finds steel screws, stems and springs. Take them off." },
    ],
  },
  bronze: {
    name: "bronze or gunmetal",
    mixUps: [
      {
        other: "brass",
        text: "Brass is plain yellow under the surface. If you can’t tell, keep it apart and ask: often only the yard’s tester can.",
      },
    ],
  },
  aluminum: {
    name: "aluminium",
    mixUps: [
      {
        other: "zinc",
        text: "Zinc castings look like cast aluminium. Zinc is heavier, and snaps where aluminium bends.",
      },
      {
        other: "aluminum-extrusion",
        text: "Straight window and door sections usually pay more than other aluminium. Keep them apart.",
      },
      {
        other: "stainless-steel",
        text: "Stainless steel is as silver, but harder and much heavier.",
      },
    ],
  },
  "aluminum-extrusion": {
    name: "aluminium extrusion",
    mixUps: [
      {
        other: "aluminum",
        text: "With screws, glass or rubber left in it, a section is mostly paid as ordinary aluminium.",
      },
      { other: "steel", text: "If a magnet sticks along the frame, it is steel." },
    ],
  },
  "aluminum-cans": {
    name: "aluminium cans",
    mixUps: [
      { other: "steel", text: "A magnet sticks to the side of a steel can. Keep those out." },
    ],
  },
  radiators: {
    name: "copper and brass radiators",
    mixUps: [
      {
        other: "aluminum",
        text: "Newer radiators are mostly aluminium with plastic tanks, and are priced as aluminium.",
      },
    ],
  },
  "stainless-steel": {
    name: "stainless steel",
    mixUps: [
      {
        other: "steel",
        text: "Chrome-plated and galvanised steel is silver, too, and pays a fraction. Look for rust at scratches and edges. A magnet alone proves nothing: it holds some stainless steel.",
      },
      {
        other: "aluminum",
        text: "Aluminium is as silver, but softer and about a third of the weight.",
      },
    ],
  },
  lead: {
    name: "lead",
    mixUps: [
      {
        other: "zinc",
        text: "Wheel weights may be lead, zinc or steel. A fingernail marks only lead.",
      },
    ],
  },
  zinc: {
    name: "zinc",
    mixUps: [
      {
        other: "aluminum",
        text: "Cast aluminium is clearly lighter, and usually pays more.",
      },
      {
        other: "brass",
        text: "Under chrome it may be brass: that is yellow where you scratch it.",
      },
    ],
  },
  "car-batteries": { name: "lead-acid batteries", mixUps: [] },
  "electric-motors": {
    name: "electric motors",
    mixUps: [
      {
        other: "steel",
        text: "A whole pump or machine is mostly paid as steel. The motor is paid as a motor once it is out.",
      },
    ],
  },
  steel: {
    name: "steel",
    mixUps: [
      {
        other: "stainless-steel",
        text: "Some stainless steel is magnetic, too. If it is silver and has no rust at all, ask before it goes into the steel.",
      },
    ],
  },
  "cast-iron": {
    name: "cast iron",
    mixUps: [
      {
        other: "aluminum",
        text: "Some engine blocks and housings are aluminium: no magnet sticks to them, and they pay more.",
      },
    ],
  },
} as const satisfies Record<string, Metal>;

/** Slug of a metal that a question can lead to. */
export type MetalSlug = keyof typeof METALS;

/** Metals that a metal is often mixed up with. */
export function mixUpsOf(slug: MetalSlug): readonly MixUp[] {
  return METALS[slug].mixUps;
}
