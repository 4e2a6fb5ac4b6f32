import { indexedWords, sounds } from "../../worker/data/search/search-words.ts";
import type { Rows } from "../read/rows.ts";
import type { TermWords } from "./tables.ts";

/** The names of metals, then the synonyms, with the words by which each is found. */
export function toTermIndex({ materials, synonyms }: Rows): TermWords[] {
  const names = new Map(materials.map(({ slug, name }) => [slug, name]));
  const metals = materials.flatMap(({ name, slug, aliases }) => {
    const words = [name, ...[slug, ...aliases].map((alias) => alias.replaceAll("-", " "))];
    return words.map((word) => ({ word, title: name, path: `/material/${slug}/` }));
  });
  const others = synonyms.map(({ word, leads_to, title }) => {
    const isGuide = leads_to.startsWith("/");
    return {
      word,
      title: (isGuide ? title : names.get(leads_to)) ?? word,
      path: isGuide ? leads_to : `/material/${leads_to}/`,
    };
  });
  return [...metals, ...others].map((term, i) => ({
    rowid: i + 1,
    words: indexedWords(term.word),
    region: "",
    sounds: sounds(term.word),
    term: JSON.stringify(term),
  }));
}
