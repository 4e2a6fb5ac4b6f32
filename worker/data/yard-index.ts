import type { YardFilters } from "./types.ts";

// The directory's one index is an FTS5 table that takes words. Words are made here, so that any text
// of any length is found exactly as it is: FTS5's own trigram tokenizer knows none shorter than three.

/** What a yard's row in the index holds; every column is a list of words. */
export interface YardWords {
  /** Three characters each, in the order of the text: a longer text is a phrase of them. */
  trigrams: string;
  /** One and two characters each, for shorter texts. */
  short: string;
  /** State, accepted materials and services. */
  tags: string;
}

interface Tags {
  state: string;
  materials: string[];
  services: string[];
}

/** The words of a yard whose text (name, city, address) is in lower case. */
export function yardWords(text: string, { state, materials, services }: Tags): YardWords {
  const letters = [...text].map(word);
  return {
    trigrams: runs(letters, 3).join(" "),
    short: [...new Set([...letters, ...runs(letters, 2)])].join(" "),
    tags: [
      tag("state", state),
      ...materials.map((value) => tag("material", value)),
      ...services.map((value) => tag("service", value)),
    ].join(" "),
  };
}

/** The FTS5 query of the filters that are set; they must all hold. Empty where none is set. */
export function matching({ q, state, material, service }: YardFilters): string {
  const conditions = [
    q && contains(q.toLowerCase()),
    state && `tags : "${tag("state", state)}"`,
    material && `tags : "${tag("material", material)}"`,
    service && `tags : "${tag("service", service)}"`,
  ];
  return conditions.filter(Boolean).join(" AND ");
}

/** A text as one word or as a phrase of words that follow each other. */
function contains(text: string): string {
  const letters = [...text].map(word);
  if (letters.length < 3) return `short : "${letters.join("")}"`;
  return `trigrams : "${runs(letters, 3).join(" ")}"`;
}

/** Kinds are told apart by a letter: "Lead" may be a material and a service. */
const KINDS = { state: "a", material: "b", service: "c" };

function tag(kind: keyof typeof KINDS, value: string): string {
  return KINDS[kind] + [...value].map(word).join("");
}

/** Every run of so many neighbours, joined. */
function runs(letters: string[], length: number): string[] {
  return letters.slice(length - 1).map((_, i) => letters.slice(i, i + length).join(""));
}

/**
 * A character as letters and digits that mean nothing to FTS5: itself, or its code in base 35 between
 * two z, which are in no such number. No two texts become the same word.
 */
function word(character: string): string {
  if (/^[a-y0-9]$/.test(character)) return character;
  return `z${character.codePointAt(0)?.toString(35)}z`;
}
