import type { Question } from "./step.ts";

/** The first question. */
export const FIRST: Question = {
  title: "What is this?",
  hint: "Four quick questions, then a price near you.",
  groups: [
    {
      heading: "You know what it is, or where it came from",
      options: [
        { label: "Wire or cable", to: "wire" },
        { label: "A battery", to: "battery" },
        {
          label: "Part of a car",
          detail: "Wheel, radiator, engine, exhaust, brake disc",
          to: "car",
        },
        {
          label: "An appliance, a motor or electronics",
          detail: "Fridge, washing machine, hot-water unit, pump, computer",
          to: "machine",
        },
        {
          label: "From a kitchen, a bathroom or the plumbing",
          detail: "Tap, pipe, sink, pan, can, door handle",
          to: "house",
        },
        {
          label: "From outside",
          detail: "Window, ladder, gutter, roof, flashing, fence, mower",
          to: "outside",
        },
        { label: "A gas bottle, a drum or a closed tank", to: "closed" },
      ],
    },
    {
      heading: "You only know that it is metal: try a fridge magnet",
      options: [
        { label: "The magnet sticks firmly", to: "magnetic" },
        { label: "It sticks weakly, or only in places", to: "weakly-magnetic" },
        { label: "It does not stick", to: "not-magnetic" },
        { label: "No magnet to hand", to: "no-magnet" },
      ],
    },
  ],
};

/** Questions on magnet, colour and weight. */
export const METAL_QUESTIONS = {
  magnetic: {
    title: "The magnet sticks. What does it look like?",
    hint: "There is iron in it. Try the magnet in several places, and look where it is broken, chipped or worn.",
    drawing: "steel",
    groups: [
      {
        options: [
          {
            label: "Thick, rough and dark grey to black",
            detail: "Brittle: it breaks and does not bend",
            to: "cast-iron",
          },
          { label: "Rusty, painted or enamelled", detail: "Sheet, bar, pipe, tools", to: "steel" },
          { label: "Dull silver-grey, without rust", to: "galvanised-steel" },
          { label: "Bright silver, without rust", to: "shiny" },
          { label: "A motor with copper inside", to: "motor" },
          { label: "A can", to: "steel-can" },
        ],
      },
    ],
  },
  shiny: {
    title: "Look at its edges, chips and scratches. What is there?",
    hint: "Plating makes plain steel look like stainless. Scratch it where it does no harm.",
    drawing: "stainless-steel",
    groups: [
      {
        options: [
          { label: "The same silver all through, no rust anywhere", to: "magnetic-stainless" },
          { label: "Rust, or another colour under the shine", to: "plated-steel" },
        ],
      },
    ],
  },
  "weakly-magnetic": {
    title: "Where does the magnet stick?",
    hint: "Try it in several places, away from screws.",
    drawing: "stainless-steel",
    groups: [
      {
        options: [
          {
            label: "Weakly all over; silver, hard, heavy, no rust",
            detail: "Sink, bench, keg, cutlery",
            to: "stainless-steel",
          },
          { label: "Firmly, but in one part only", to: "mixed" },
          { label: "Weakly, and it is not silver", to: "plated" },
        ],
      },
    ],
  },
  "not-magnetic": {
    title: "Scratch it: what colour is underneath?",
    hint: "Use a file or a key where it does no harm, and go through dirt, paint and plating: chrome hides brass and zinc.",
    drawing: "copper",
    groups: [
      {
        options: [
          { label: "Red, orange or pink-brown", to: "red" },
          { label: "Yellow or gold", detail: "Perhaps under chrome", to: "brass" },
          { label: "Between red and yellow, dark", detail: "Usually cast", to: "bronze" },
          { label: "Silver or grey", to: "silver" },
        ],
      },
    ],
  },
  red: {
    title: "Red-brown metal. What is it?",
    hint: "Copper turns brown, then green outside. Its price depends on how clean it is.",
    drawing: "copper",
    groups: [
      {
        options: [
          {
            label: "Bare, shiny wire",
            detail: "No plastic, tin, solder or paint",
            to: "bright-wire",
          },
          { label: "Wire that is dull, tinned, soldered or burnt", to: "copper-wire" },
          { label: "Pipe, sheet, tank or pot", to: "copper" },
          { label: "Wire in plastic", to: "cable" },
          { label: "A radiator, or a coil with fins", to: "radiator" },
        ],
      },
    ],
  },
  silver: {
    title: "How heavy does it feel for its size?",
    hint: "Compare it with a steel tool of the same size.",
    drawing: "aluminum",
    groups: [
      {
        options: [
          { label: "Very light", detail: "About a third of steel", to: "light" },
          {
            label: "Very heavy and soft",
            detail: "Dull grey; a fingernail marks it",
            to: "lead",
          },
          { label: "Medium; hard and silver, no rust", to: "stainless-steel" },
          {
            label: "Medium; cast, bluish grey, it snaps",
            detail: "Handle, carburettor, toy car",
            to: "zinc",
          },
          { label: "Cast, but neither clearly light nor heavy", to: "zinc-or-aluminium" },
        ],
      },
    ],
  },
  light: {
    title: "Light and silver: aluminium. What shape is it?",
    hint: "Yards pay for aluminium by kind, so keep the kinds apart.",
    drawing: "aluminum-extrusion",
    groups: [
      {
        options: [
          {
            label: "A straight section",
            detail: "Window, door or screen frame, ladder rail",
            to: "aluminium-section",
          },
          {
            label: "A casting, grainy where it is broken",
            detail: "Wheel, engine part, barbecue lid",
            to: "cast-aluminium",
          },
          { label: "Sheet, a pot or a gutter", to: "aluminium" },
          { label: "A drink can", to: "drink-can" },
          { label: "A radiator", to: "aluminium-radiator" },
        ],
      },
    ],
  },
  "no-magnet": {
    title: "No magnet. What can you see and feel?",
    hint: "Scratch it where it does no harm. A magnet would be surer: most fridges have one.",
    groups: [
      {
        options: [
          { label: "Rust", to: "rusty" },
          { label: "Red-brown under the surface", to: "red" },
          { label: "Yellow under the surface", to: "brass" },
          { label: "Silver and very light", to: "light" },
          { label: "Grey, very heavy and soft", detail: "A fingernail marks it", to: "lead" },
          { label: "Silver, hard and heavy", to: "heavy-silver" },
        ],
      },
    ],
  },
  rusty: {
    title: "It rusts. How thick is it?",
    hint: "Look where it is broken or chipped.",
    drawing: "steel",
    groups: [
      {
        options: [
          { label: "Thick, rough, dark and brittle", to: "cast-iron" },
          { label: "Anything else", detail: "Sheet, bar, pipe, tools", to: "steel" },
        ],
      },
    ],
  },
  wire: {
    title: "What does a cut end of it look like?",
    hint: "The metal counts, not the plastic. Never burn the plastic off: the smoke is poisonous, and burnt copper pays less.",
    drawing: "insulated-copper-cable",
    groups: [
      {
        options: [
          { label: "Red-brown, in plastic", detail: "House wiring, TPS, leads, flex", to: "cable" },
          {
            label: "Red-brown and shiny, bare",
            detail: "No plastic, tin, solder or paint",
            to: "bright-wire",
          },
          { label: "Red-brown, bare, but dull, soldered or burnt", to: "copper-wire" },
          { label: "Silver, and a magnet does not stick", to: "silver-wire" },
          {
            label: "A magnet sticks",
            detail: "Fencing wire, mesh, barbed wire",
            to: "steel",
          },
        ],
      },
    ],
  },
  "silver-wire": {
    title: "Scratch a strand: what is under the silver?",
    hint: "Tinned copper and aluminium look the same from outside.",
    drawing: "insulated-copper-cable",
    groups: [
      {
        options: [
          { label: "Red-brown; the wire is in plastic", to: "tinned-cable" },
          { label: "Red-brown; the wire is bare", to: "copper-wire" },
          { label: "Silver all the way through", to: "aluminium-cable" },
        ],
      },
    ],
  },
} as const satisfies Record<string, Question>;
