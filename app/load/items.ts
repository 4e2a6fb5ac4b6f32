/** A thing that people sell whole, with its typical weight. */
export interface TypicalItem {
  slug: string;
  name: string;
  /** The slug of the metal whose price applies to it. */
  metal: string;
  /** Kilograms of one, from light to heavy: "about", whatever its figures say. */
  kilograms: [number, number];
  /** The source of the weight. */
  source: string;
  /** What yards take it as, if that is not the metal: their word as a slug, and ours for it. */
  accepted?: { slug: string; name: string };
  /** What to know before selling it. */
  advice?: { text: string; link: string; path: string };
}

const WHITEGOODS = "/blog/whitegoods-and-hot-water-units/";

/**
 * Things whose weights we found, none of them from a maker. Things without a source are left out: hot-water
 * units, pipes, gutters, radiators, taps and motors.
 */
export const ITEMS: readonly TypicalItem[] = [
  {
    slug: "car-battery",
    name: "Car battery",
    metal: "car-batteries",
    kilograms: [14, 27],
    source: "visualfoodie.com",
  },
  {
    slug: "front-loader",
    name: "Washing machine, front loader",
    metal: "steel",
    kilograms: [60, 80],
    source: "homeownercosts.co.uk",
  },
  {
    slug: "top-loader",
    name: "Washing machine, top loader",
    metal: "steel",
    kilograms: [40, 60],
    source: "homeownercosts.co.uk",
  },
  {
    slug: "dryer",
    name: "Clothes dryer",
    metal: "steel",
    kilograms: [56, 56],
    source: "washersdryers360.com (United States)",
  },
  {
    slug: "dishwasher",
    name: "Dishwasher",
    metal: "steel",
    kilograms: [27, 68],
    source: "houseandhomeonline.com",
  },
  {
    slug: "stove",
    name: "Stove",
    metal: "steel",
    kilograms: [45, 90],
    source: "electronicproo.com (United States)",
  },
  {
    slug: "fridge",
    name: "Fridge",
    metal: "steel",
    kilograms: [68, 113],
    source: "ridleyroad.co.uk",
    advice: {
      text: "the gas has to come out first. See our guide to",
      link: "whitegoods",
      path: WHITEGOODS,
    },
  },
  {
    slug: "car",
    name: "Car",
    metal: "steel",
    kilograms: [820, 1783],
    source: "drive.com.au (2023), the lightest new car and the average of new cars",
    accepted: { slug: "whole-vehicles", name: "Whole cars" },
    advice: { text: "better sold whole. See", link: "Scrap My Car", path: "/scrap-my-car/" },
  },
];

/** The search parameter that holds how many there are of an item. */
export function itemParameter({ slug }: Pick<TypicalItem, "slug">): string {
  return `item-${slug}`;
}
