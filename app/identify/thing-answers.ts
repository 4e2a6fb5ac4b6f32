import type { Answer } from "./step.ts";

const WHITEGOODS = "/blog/whitegoods-and-hot-water-units/";
const GAS_FIRST = {
  label: "Fridges and air conditioners: the gas first",
  path: `${WHITEGOODS}#fridges-freezers-and-air-conditioners-the-gas-first`,
};
const HOT_WATER = { label: "Hot-water units", path: `${WHITEGOODS}#hot-water-units` };
const GAS =
  "It holds gas that only licensed people may take out. Don’t cut its pipes or take out the compressor.";

/** Answers that the questions on things lead to. */
export const THING_ANSWERS = {
  "lead-battery": {
    title: "A lead-acid battery",
    why: "Car, truck and boat batteries are full of lead and acid. Nearly all yards take them, whole and by weight.",
    metal: "car-batteries",
    care: "Never open or drain it. Keep it upright: the acid burns.",
    guide: { label: "Which batteries go where", path: "/blog/recycling-batteries/" },
  },
  "other-battery": {
    title: "Not for the scrap load",
    why: "Batteries of tools, phones, laptops and e-bikes can catch fire when they are crushed. Household batteries go to a drop-off point.",
    care: "Don’t open it, and keep it out of scrap and bins.",
    guide: { label: "Which batteries go where", path: "/blog/recycling-batteries/" },
  },
  "alloy-wheel": {
    title: "An aluminium wheel",
    why: "No magnet sticks to alloy wheels: they are cast aluminium. Clean means no tyre, weights, valve or steel.",
    metal: "aluminum",
    drawing: "",
    ask: "Ask for the price of alloy wheels: our price is for old sheet.",
  },
  "steel-part": {
    title: "Steel",
    why: "A magnet sticks to it: steel wheels, panels, pipes and springs are paid as steel.",
    metal: "steel",
    ask: "Ask whether it counts as heavy or as light gauge steel. Tyres come off first.",
  },
  "copper-radiator": {
    title: "A copper and brass radiator",
    why: "Yellow tanks and red-brown fins: mostly older cars, trucks and tractors.",
    metal: "radiators",
    care: "Drain the coolant first.",
    ask: "Take off steel brackets, and ask whether it is paid as clean.",
  },
  "aluminium-radiator": {
    title: "An aluminium radiator",
    why: "Newer radiators are mostly aluminium with plastic tanks, and are priced as aluminium.",
    metal: "aluminum",
    care: "Drain the coolant first.",
    ask: "Ask for the price of aluminium radiators, and whether the plastic must come off.",
  },
  "copper-aluminium-coil": {
    title: "Copper tubes with aluminium fins: ask the yard",
    why: "Such a coil is priced apart from copper and brass radiators, and we have no price for it.",
    candidates: ["radiators", "aluminum"],
    care: "In an air conditioner it holds gas that only licensed people may take out.",
    ask: "Ask for the price of copper and aluminium radiators.",
    guide: GAS_FIRST,
  },
  "engine-iron": {
    title: "Mostly cast iron",
    why: "A magnet sticks to the block. A complete engine holds aluminium and steel as well, so yards may have a price of their own for it.",
    metal: "cast-iron",
    care: "Drain the oil first.",
    ask: "Ask whether the yard takes it whole, and as what.",
  },
  "engine-aluminium": {
    title: "Mostly aluminium",
    why: "No magnet sticks to the casting. With steel inside it is mostly paid less than clean aluminium.",
    metal: "aluminum",
    care: "Drain the oil first.",
    ask: "Ask for the price of aluminium with steel in it, also called irony aluminium.",
  },
  "catalytic-converter": {
    title: "A catalytic converter",
    why: "Specialist buyers mostly pay for them by the piece, not by the kilogram. Off a car, yards ask for proof that it is yours: the car’s papers, or the workshop’s invoice.",
    care: "Leave it closed.",
    ask: "Send the number stamped on it, and ask what they pay for that one.",
    guide: {
      label: "Yards that take catalytic converters",
      path: "/scrap-yards/?material=Catalytic+converters",
    },
  },
  "wheel-weights": {
    title: "Lead, zinc or steel: sort them first",
    why: "A magnet picks out the steel ones. A fingernail marks lead, and zinc is harder and lighter.",
    candidates: ["lead", "zinc", "steel"],
    care: "Wash your hands after handling lead.",
    ask: "Ask what the yard pays for mixed weights.",
  },
  "whole-car": {
    title: "A whole car",
    why: "Cars are bought whole, drained, and with their paperwork.",
    guide: { label: "Scrap my car", path: "/scrap-my-car/" },
  },
  whitegoods: {
    title: "Steel, as light gauge",
    why: "Washing machines, dryers, dishwashers and ovens are mostly bought whole, as light gauge steel.",
    metal: "steel",
    ask: "Yards may pay less for them than for heavy steel, or nothing. Ask first.",
    guide: { label: "Scrapping whitegoods and hot-water units", path: WHITEGOODS },
  },
  fridge: {
    title: "Steel, once its gas is out",
    why: "Fridges and freezers are mostly bought whole, as light gauge steel.",
    metal: "steel",
    care: GAS,
    ask: "Ask whether the yard takes it with its gas, and what degassing costs.",
    guide: GAS_FIRST,
  },
  "air-conditioner": {
    title: "Several metals: ask the yard",
    why: "An air conditioner has a steel case, a coil of copper and aluminium, and a compressor.",
    candidates: ["steel", "radiators", "electric-motors"],
    care: GAS,
    ask: "Ask whether the yard takes it whole, and as what.",
    guide: GAS_FIRST,
  },
  "hot-water-unit": {
    title: "Steel, as light gauge",
    why: "The tank is steel. Copper pipe ends and brass valves are paid at their own prices once they are off.",
    metal: "steel",
    ask: "Ask what the yard pays for a whole unit. Some take it for nothing.",
    guide: HOT_WATER,
  },
  "copper-tank": {
    title: "Copper, of a lower grade",
    why: "Old low-pressure cylinders are copper sheet, which usually pays less than clean pipe because of its solder.",
    metal: "copper",
    ask: "Ask as which grade the yard takes a copper tank.",
    guide: HOT_WATER,
  },
  "other-hot-water": {
    title: "Ask the yard",
    why: "A unit without a tank often has a copper heat exchanger, and a solar collector has copper or aluminium behind its glass. Whole, they have no price of ours.",
    candidates: ["copper", "steel"],
    ask: "Ask whether the yard takes it whole, and as what.",
    guide: HOT_WATER,
  },
  motor: {
    title: "An electric motor",
    why: "There are copper windings inside. Motors are bought whole, by weight, and without attachments.",
    metal: "electric-motors",
    ask: "Ask what counts as an attachment, and about the price of alternators and starters.",
  },
  compressor: {
    title: "A sealed unit: ask the yard",
    why: "Compressors hold copper windings in a steel shell, with oil. They are mostly a grade apart from other motors.",
    candidates: ["electric-motors"],
    care: "Don’t open it or cut its pipes: only licensed people may take the gas out.",
    ask: "Ask for the price of sealed units.",
    guide: GAS_FIRST,
  },
  transformer: {
    title: "A transformer: ask the yard",
    why: "It has windings of copper or aluminium on a steel core. Yards price it apart from motors, and we have no price for it.",
    care: "Old ones may hold oil that harms people. Don’t open them.",
    ask: "Ask for the price of transformers, and whether yours has copper or aluminium windings.",
  },
  "e-waste": {
    title: "Electronic waste",
    why: "Computers, televisions, printers and phones are mostly plastic, boards and a little steel, and often aren’t bought as scrap metal.",
    care: "Take batteries out and keep them out of the scrap.",
    ask: "Ask a yard that takes electronic waste, or your council.",
    guide: {
      label: "Yards that take electronic waste",
      path: "/scrap-yards/?material=Electronic+waste",
    },
  },
  cutlery: {
    title: "Mostly stainless steel",
    why: "A lot of cutlery is stainless steel that is magnetic, and some is silver-plated. Our price is for grade 304, so it may pay less.",
    metal: "stainless-steel",
    ask: "Only the yard’s tester can tell the grade.",
  },
  keg: {
    title: "Stainless steel, but whose is it?",
    why: "Beer kegs are stainless steel. Yards ask for proof that a keg is yours.",
    metal: "stainless-steel",
    care: "Don’t cut or drill a closed keg.",
    ask: "Ask whether the yard takes kegs, and what proof it wants.",
  },
  "solar-panel": {
    title: "Ask the yard",
    why: "The frame of a solar panel is aluminium extrusion, and its leads are copper cable. Many yards don’t buy whole panels.",
    candidates: ["aluminum-extrusion", "insulated-copper-cable"],
    ask: "Ask whether the yard takes panels whole.",
  },
  closed: {
    title: "Not for the scrap load as it is",
    why: "Yards mostly refuse gas bottles. Take them to a supplier, a swap point or a transfer station. Of drums and closed tanks, ask first.",
    care: "Don’t cut, drill or scratch it, even if it seems empty.",
    ask: "Tell the yard what was in it.",
  },
  "not-sure": {
    title: "Ask the yard",
    why: "Some metals only a yard’s tester can tell. Keep the piece apart from the rest, so that it doesn’t lower their price.",
    ask: "Ask for a test before it is weighed with something cheaper.",
    guide: {
      label: "Sorting scrap metal at home",
      path: "/blog/sorting-scrap-metal-at-home/",
    },
  },
} as const satisfies Record<string, Answer>;
