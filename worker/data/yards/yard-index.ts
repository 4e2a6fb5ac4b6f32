import type { YardFilters } from "../types.ts";

// The directory's full-text index is an FTS5 table of words that are made here, because FTS5's own
// trigram tokenizer cannot find texts of one or two characters.

/** A yard's row in the index; every column is a list of words. */
export interface YardWords {
  /** Every three consecutive characters, in order; a longer text is searched for as a phrase made of them. */
  trigrams: string;
  /** Every character and every two consecutive ones, for shorter texts. */
  short: string;
  /** State, accepted materials and services. */
  tags: string;
}

/** `yard_counts` holds the rank of every so many matches. */
export const RANKS_EVERY = 500;

interface Placed {
  id: number;
  name: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

/** A yard's point on the map, as the JSON of id, name, latitude and longitude; null without coordinates. */
export function mapPoint({ id, name, latitude, longitude }: Placed): string | null {
  if (latitude == null || longitude == null) return null;
  return JSON.stringify([id, name, latitude, longitude]);
}

interface Tags {
  state: string;
  materials: string[];
  services: string[];
}

/** The words of a yard; `text` is its name, city and address in lower case. */
export function yardWords(text: string, { state, materials, services }: Tags): YardWords {
  const characters = [...text].map(encode);
  return {
    trigrams: ngrams(characters, 3).join(" "),
    short: [...new Set([...characters, ...ngrams(characters, 2)])].join(" "),
    tags: [
      tag("state", state),
      ...materials.map((value) => tag("material", value)),
      ...services.map((value) => tag("service", value)),
    ].join(" "),
  };
}

/** The FTS5 match expression for all filters that are set; empty if none is. */
export function matchExpression({ q, state, materials, service }: YardFilters): string {
  const conditions = [
    q && contains(q.toLowerCase()),
    state && `tags : "${tag("state", state)}"`,
    ...materials.map((material) => `tags : "${tag("material", material)}"`),
    service && `tags : "${tag("service", service)}"`,
  ];
  return conditions.filter(Boolean).join(" AND ");
}

/** Matches a text as one word, or as a phrase of consecutive trigrams. */
function contains(text: string): string {
  const characters = [...text].map(encode);
  if (characters.length < 3) return `short : "${characters.join("")}"`;
  return `trigrams : "${ngrams(characters, 3).join(" ")}"`;
}

/** A prefix for each kind of tag, because "Lead" may be a material and a service. */
const PREFIXES = { state: "a", material: "b", service: "c" };

function tag(kind: keyof typeof PREFIXES, value: string): string {
  return PREFIXES[kind] + [...value].map(encode).join("");
}

/** Every `length` consecutive characters, joined. */
function ngrams(characters: string[], length: number): string[] {
  return characters.slice(length - 1).map((_, i) => characters.slice(i, i + length).join(""));
}

/**
 * A character as letters and digits that are not special to FTS5: itself, or its code point in base 35
 * between two "z", a digit that base 35 does not have. Different texts never get the same word.
 */
function encode(character: string): string {
  if (/^[a-y0-9]$/.test(character)) return character;
  return `z${character.codePointAt(0)?.toString(35)}z`;
}
