import type { Question } from "./step.ts";

/** Questions on what a thing is and where it came from. */
export const THING_QUESTIONS = {
  battery: {
    title: "What sort of battery is it?",
    hint: "Don’t open, drain or scratch any battery.",
    drawing: "car-batteries",
    groups: [
      {
        options: [
          {
            label: "A heavy box with two lead terminals",
            detail: "Car, truck, boat, caravan, standby power",
            to: "lead-battery",
          },
          {
            label: "Any other battery",
            detail: "Tool, phone, laptop, e-bike, AA",
            to: "other-battery",
          },
        ],
      },
    ],
  },
  car: {
    title: "Which part of a car is it?",
    hint: "Drain oil and coolant, and take off what comes off easily.",
    drawing: "cast-iron",
    groups: [
      {
        options: [
          { label: "Wheel", to: "wheel" },
          { label: "Radiator or heater core", to: "radiator" },
          { label: "Engine or gearbox", to: "engine" },
          { label: "Brake disc or drum", to: "cast-iron" },
          { label: "Alternator or starter motor", to: "motor" },
          { label: "Carburettor or another small casting", to: "casting" },
          { label: "Exhaust", to: "exhaust" },
          { label: "Panel, bar, axle or spring", to: "panel" },
          { label: "Wheel weights", to: "wheel-weights" },
          { label: "The whole car", to: "whole-car" },
        ],
      },
    ],
  },
  wheel: {
    title: "Does a magnet stick to the wheel?",
    hint: "Try the rim, not the nuts or the balance weights.",
    groups: [
      {
        options: [
          { label: "No", detail: "Alloy wheel, mag", to: "alloy-wheel" },
          { label: "Yes", detail: "Steel wheel", to: "steel-part" },
        ],
      },
    ],
  },
  radiator: {
    title: "What are its tanks and fins made of?",
    hint: "The tanks are the boxes at the two ends. File a small mark if it is painted.",
    drawing: "radiators",
    groups: [
      {
        options: [
          { label: "Yellow tanks, red-brown fins or tubes", to: "copper-radiator" },
          { label: "Plastic tanks, or silver all over", to: "aluminium-radiator" },
          {
            label: "Red-brown tubes with silver fins",
            detail: "Coil of an air conditioner",
            to: "copper-aluminium-coil",
          },
        ],
      },
    ],
  },
  engine: {
    title: "Does a magnet stick to the block or the housing?",
    hint: "Try the big casting itself, in several places.",
    drawing: "cast-iron",
    groups: [
      {
        options: [
          { label: "Yes", to: "engine-iron" },
          { label: "No", to: "engine-aluminium" },
        ],
      },
    ],
  },
  casting: {
    title: "How heavy does the casting feel?",
    hint: "Compare it with something of aluminium, such as a pot. Try a magnet first: zinc and aluminium don’t hold one.",
    drawing: "zinc",
    groups: [
      {
        options: [
          { label: "Light, about a third of steel", to: "cast-aluminium" },
          { label: "Clearly heavier, bluish grey; it snaps", to: "zinc" },
          { label: "Hard to say", to: "zinc-or-aluminium" },
          { label: "A magnet sticks", to: "steel-part" },
        ],
      },
    ],
  },
  exhaust: {
    title: "Which part of the exhaust is it?",
    hint: "The catalytic converter is a can with a honeycomb inside. Leave it closed.",
    drawing: "steel",
    groups: [
      {
        options: [
          { label: "The can with the honeycomb", to: "catalytic-converter" },
          { label: "Pipe or muffler; a magnet sticks, or it rusts", to: "steel-part" },
          { label: "Silver pipe without rust; weak magnet or none", to: "stainless-steel" },
        ],
      },
    ],
  },
  panel: {
    title: "Does a magnet stick to it?",
    hint: "Try it in several places, away from filler and screws.",
    drawing: "steel",
    groups: [
      {
        options: [
          { label: "Yes", to: "steel-part" },
          { label: "No, and it is light", to: "aluminium" },
          { label: "No or weakly; silver, hard and heavy", to: "stainless-steel" },
        ],
      },
    ],
  },
  machine: {
    title: "Which machine is it?",
    hint: "Leave it closed: some hold gas, and old ones may hold asbestos.",
    drawing: "electric-motors",
    groups: [
      {
        options: [
          { label: "Washing machine, dryer, dishwasher or oven", to: "whitegoods" },
          { label: "Fridge or freezer", to: "fridge" },
          { label: "Air conditioner", to: "air-conditioner" },
          { label: "Hot-water unit", to: "hot-water" },
          { label: "Motor, pump or power tool", to: "motor" },
          { label: "Compressor of a fridge or air conditioner", to: "compressor" },
          { label: "Transformer or welder", to: "transformer" },
          { label: "Computer, TV, printer or phone", to: "e-waste" },
        ],
      },
    ],
  },
  "hot-water": {
    title: "What is its tank made of?",
    hint: "The tank is inside the casing. Leave the casing on if the unit is old: its lagging could hold asbestos.",
    drawing: "steel",
    groups: [
      {
        options: [
          {
            label: "A steel tank: a magnet sticks",
            detail: "Most electric and gas storage units",
            to: "hot-water-unit",
          },
          {
            label: "A red-brown tank",
            detail: "Old low-pressure cylinder; no magnet sticks",
            to: "copper-tank",
          },
          { label: "No tank, a solar panel, or hard to say", to: "other-hot-water" },
        ],
      },
    ],
  },
  house: {
    title: "What is it?",
    hint: "From a kitchen, a bathroom, a door or the plumbing.",
    drawing: "brass",
    groups: [
      {
        options: [
          { label: "Tap, mixer, valve or fitting", to: "fitting" },
          { label: "Door handle, lock, hinge or lamp", to: "fitting" },
          { label: "Pipe", to: "pipe" },
          { label: "Sink, bench, bath or laundry tub", to: "tub" },
          { label: "Pot or pan", to: "pan" },
          { label: "Cutlery", to: "cutlery" },
          { label: "Can or tin", to: "can" },
          { label: "Beer keg", to: "keg" },
        ],
      },
    ],
  },
  fitting: {
    title: "File a small mark: what is under the surface?",
    hint: "Taps and handles are often chromed, whatever they are made of. File through the shine where it does no harm.",
    drawing: "brass",
    groups: [
      {
        options: [
          { label: "Yellow or gold", to: "brass" },
          { label: "Between red and yellow, dark", to: "bronze" },
          { label: "Grey and cast; no magnet sticks", to: "casting" },
          { label: "Silver, hard and heavy, no rust", to: "stainless-steel" },
          { label: "A magnet sticks all over", to: "plated-steel" },
        ],
      },
    ],
  },
  pipe: {
    title: "What colour is the pipe where you scratch it?",
    hint: "Hold a magnet to it first, then scratch it where it does no harm.",
    drawing: "copper",
    groups: [
      {
        options: [
          { label: "Red-brown", to: "copper" },
          { label: "Yellow", to: "brass" },
          { label: "Silver, and a magnet sticks", to: "galvanised-steel" },
          { label: "Rusty or painted, and a magnet sticks", to: "steel" },
          { label: "Thick, rough and dark, and a magnet sticks", to: "cast-iron" },
          { label: "Silver, hard, heavy; weak magnet or none", to: "stainless-steel" },
          { label: "Silver and light; no magnet sticks", to: "aluminium" },
          { label: "Grey, soft and very heavy", to: "lead" },
        ],
      },
    ],
  },
  tub: {
    title: "What is it made of?",
    hint: "Look at its underside, where there is no enamel.",
    drawing: "stainless-steel",
    groups: [
      {
        options: [
          { label: "Bright silver, no rust, no enamel", to: "stainless-steel" },
          {
            label: "Enamel on thick, rough metal; a magnet sticks",
            to: "cast-iron",
          },
          { label: "Enamel on thin sheet; a magnet sticks", to: "steel" },
        ],
      },
    ],
  },
  pan: {
    title: "What does the pan look like?",
    hint: "Hold a magnet to its side, and take off what is plastic or timber.",
    drawing: "aluminum",
    groups: [
      {
        options: [
          { label: "Light and silver; no magnet sticks", to: "aluminium" },
          { label: "Bright, hard and heavy, no rust", to: "stainless-steel" },
          { label: "Thick, rough and black; a magnet sticks", to: "cast-iron" },
          { label: "Thin, painted or enamelled; a magnet sticks", to: "steel" },
          { label: "Red-brown where you scratch it", to: "copper" },
        ],
      },
    ],
  },
  can: {
    title: "Does a magnet stick to its side?",
    hint: "Try the side, not the ends.",
    drawing: "aluminum-cans",
    groups: [
      {
        options: [
          { label: "No", detail: "Most drink cans", to: "drink-can" },
          { label: "Yes", detail: "Food cans, paint tins", to: "steel-can" },
        ],
      },
    ],
  },
  outside: {
    title: "What is it?",
    hint: "From a roof, a wall, a fence or a garden.",
    drawing: "aluminum-extrusion",
    groups: [
      {
        options: [
          { label: "Window, door, screen or ladder", to: "frame" },
          { label: "Fence, gate or balustrade", to: "frame" },
          { label: "Roofing, gutter, flashing or tank", to: "sheet" },
          { label: "Star picket, beam, mesh or fencing wire", to: "steel" },
          { label: "Mower, barbecue, bicycle or furniture", to: "garden" },
          { label: "Solar panel", to: "solar-panel" },
        ],
      },
    ],
  },
  frame: {
    title: "Does a magnet stick to the frame?",
    hint: "Try it along the section, away from screws, hinges and rollers.",
    drawing: "aluminum-extrusion",
    groups: [
      {
        options: [
          { label: "No, and it is light", to: "aluminium-section" },
          { label: "Yes", to: "steel" },
          { label: "No or weakly; silver, hard and heavy", to: "stainless-steel" },
        ],
      },
    ],
  },
  sheet: {
    title: "What is the sheet like?",
    hint: "Hold a magnet to it, then scratch it where it does no harm. If it might be asbestos, don’t touch it.",
    drawing: "steel",
    groups: [
      {
        options: [
          {
            label: "A magnet sticks",
            detail: "Corrugated iron, Colorbond, tank",
            to: "steel-sheet",
          },
          { label: "Silver and light; no magnet sticks", to: "aluminium" },
          { label: "Dull grey, soft and very heavy", detail: "Flashing", to: "lead" },
          { label: "Red-brown under green or brown", to: "copper" },
        ],
      },
    ],
  },
  garden: {
    title: "Does a magnet stick to it?",
    hint: "Take off gas bottles and batteries, and drain fuel and oil.",
    drawing: "steel",
    groups: [
      {
        options: [
          { label: "Yes, nearly everywhere", to: "steel" },
          { label: "No, and it is light", to: "aluminium" },
          { label: "In some parts only", to: "mixed" },
        ],
      },
    ],
  },
} as const satisfies Record<string, Question>;
