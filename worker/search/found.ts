import { isVehicleKind } from "./items.ts";
import { type Part, textOf, type Word } from "./phrases.ts";
import type { Place } from "./places.ts";
import type { Want } from "./small-words.ts";
import type { Meaning, Term } from "./vocabulary.ts";

/** One of our cities, as far as the vocabulary knows it. */
type OurCity = Pick<Place, "name" | "state" | "postcode"> & { citySlug: string };

/** A place that a text names; with coordinates if it was looked up. */
export type NamedPlace = Place | OurCity;

/** The things and places that the parts of a text name. */
export interface Found {
  /** For each phrase, the metal or guide that it names; several if it may be any of them. */
  subjects: Term[][];
  /** The places named, all with the same name, largest first. */
  places: NamedPlace[];
  /** Other places that are named as well, the largest of each name. */
  otherPlaces: NamedPlace[];
  /** The code and name of a state that is named by itself, not as part of a place. */
  state: { code: string; name: string } | undefined;
  /** True if none of the places is in the state that was typed with them. */
  isElsewhere: boolean;
  wants: Set<Want>;
  /** Things that we don't list, such as "gold"; if there are any, `subjects` is empty. */
  unlisted: string[];
  /** Words without a known meaning, as typed. */
  unknown: string[];
  /** True if the whole text is a place's name as well as something else: "Berry", "6063". */
  isAmbiguous: boolean;
}

/** The result for a text that names no places. */
export const NOWHERE = { places: [], otherPlaces: [], isAmbiguous: false, isElsewhere: false };

/** Combines the meanings of parts. */
export function foundIn(
  words: Word[],
  parts: Part[],
  own: Pick<Found, "places" | "otherPlaces" | "isAmbiguous" | "isElsewhere">,
): Found {
  const meanings = parts.flatMap(({ meaning }) => meaning ?? []);
  const states = meanings.flatMap((meaning) => (meaning.kind === "state" ? [meaning] : []));
  const named = states[0] && { code: states[0].code, name: states[0].name };
  const subjects = distinctSubjects(parts.flatMap((part, at) => subjectOf(part, at, words, parts)));
  const unlisted = unlistedIn(meanings, subjects);
  return {
    ...own,
    subjects: unlisted.length > 0 ? [] : subjects,
    unlisted,
    // A place's state is part of its name.
    state: own.places.length > 0 && !own.isElsewhere ? undefined : named,
    wants: new Set(meanings.flatMap((meaning) => (meaning.kind === "want" ? [meaning.want] : []))),
    unknown: parts.filter(isUnknown).map(({ start, end }) =>
      words
        .slice(start, end)
        .map(({ typed }) => typed)
        .join(" "),
    ),
  };
}

/** True for a part without a known meaning. */
export function isUnknown({ meaning, measure, place }: Part): boolean {
  return !meaning && !measure && !place;
}

/**
 * The names in a text of things that we do not list. Next to a metal they are ignored ("nickel-plated brass"), but next
 * to a thing they are its material ("titanium pipe"), unless they are colours ("gold taps").
 */
function unlistedIn(meanings: Meaning[], subjects: Term[][]): string[] {
  const isThing = subjects.flat().every((term) => term.isThing);
  const names = meanings.flatMap((meaning) => {
    if (meaning.kind === "unlisted") return isThing ? meaning.unlisted : [];
    return meaning.kind === "filler" && subjects.length === 0 ? (meaning.unlisted ?? []) : [];
  });
  return [...new Set(names)];
}

/** The metals or guides that a part names, each with the typed words and the size after them. */
function subjectOf(part: Part, at: number, words: Word[], parts: Part[]): Term[][] {
  const { meaning, start, end } = part;
  if (meaning?.kind !== "terms" || isOfPart(part, at, parts)) return [];
  // This applies only to vehicles: "copper pipe off a hot-water system" may be either.
  if (meaning.terms.every(({ isVehicle }) => isVehicle) && isSource(at, parts, words)) return [];
  const next = parts[at + 1]?.measure;
  const typed = textOf(words.slice(start, end));
  const word = next?.kind === "size" ? `${typed} ${next.typed}` : typed;
  return [meaning.terms.map((term) => ({ ...term, word }))];
}

/** True for the source of something: the car in "radiators off a Commodore", the roof in "solar panels off roof". */
export function isSource(at: number, parts: Part[], words: Word[]): boolean {
  const behind = (index: number): boolean => {
    const part = parts[index];
    if (part?.meaning?.kind !== "filler") return false;
    const typed = textOf(words.slice(part.start, part.end));
    if (/^(?:off|out of|from)\b/.test(typed)) return true;
    return /^(?:an?|the|my|our|his|her|dad|old)$/.test(typed) && behind(index - 1);
  };
  const isNamed = parts.slice(0, at).some(({ meaning }) => meaning?.kind === "terms");
  return isNamed && behind(at - 1);
}

/** The metals that people take out of machines. */
const PARTS = ["electric-motors"];

/** True for the machine that a motor is from, as in "electric motor 1 hp washing machine". */
function isOfPart(part: Part, at: number, parts: Part[]): boolean {
  const isTakenOut = (each: Part | undefined) =>
    each?.meaning?.kind === "terms" &&
    each.meaning.terms.some(({ slug }) => slug !== undefined && PARTS.includes(slug));
  const before = parts.slice(0, at).findLast(({ measure }) => measure?.kind !== "size");
  return !isTakenOut(part) && isTakenOut(before);
}

/**
 * Drops duplicates. The narrower of two subjects counts where one names a metal and the other a kind of it
 * ("aluminium window frames") or one of several that a word may mean ("copper pipes").
 */
function distinctSubjects(subjects: Term[][]): Term[][] {
  const narrowed = subjects.map((terms) => {
    // A guide is more specific than the metal that a thing counts as.
    if (terms.length === 1 || terms.some(({ slug }) => !slug)) return terms;
    const named = terms.filter(({ path }) =>
      subjects.some((others) => others.length === 1 && others[0]!.path === path),
    );
    return named.length === 1 ? named : terms;
  });
  const isKindOf = (kind: Term, [metal]: Term[]) =>
    metal?.slug !== undefined && kind.slug?.startsWith(`${metal.slug}-`);
  const single = narrowed.filter((terms) => terms.length === 1).flat();
  const kept = narrowed.filter(
    (terms) => terms.length > 1 || !single.some((term) => isKindOf(term, terms)),
  );
  // If two words mean one metal, the last is the more specific: "brass taps"; but "Magna no rego" is a car, and "Hilux
  // ute" a Hilux.
  const last = new Map<string, Term[]>();
  for (const terms of kept) {
    const key = terms.map(({ path }) => path).join(" ");
    const isKind = isVehicleKind(terms[0]?.word ?? "");
    if (!last.get(key)?.[0]?.isVehicle || (terms[0]?.isVehicle && !isKind)) last.set(key, terms);
  }
  return [...last.values()];
}
