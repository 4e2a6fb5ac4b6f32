import type { Row } from "./files.ts";
import type { Random } from "./random.ts";
import * as words from "./words.ts";

/** Four to ten materials, with a preference for the four that nearly every yard takes. */
export function pickMaterials(chance: Random): string[] {
  const usual = ["Copper", "Aluminium", "Steel", "Brass"].filter(() => chance.next() < 0.8);
  const wanted = new Set([...usual, ...chance.shuffle(words.MATERIALS)]);
  const taken = [...wanted].slice(0, chance.whole(4, 10));
  return words.MATERIALS.filter((material) => taken.includes(material));
}

/** One to six services, of those that go with the materials. */
export function pickServices(materials: string[], chance: Random): string[] {
  const possible = words.SERVICES.filter(({ needs }) => !needs || materials.includes(needs));
  const taken = chance.shuffle(possible).slice(0, chance.whole(1, 6));
  return possible.filter((service) => taken.includes(service)).map(({ name }) => name);
}

/** A description of one to four sentences: an opening, remarks and advice. */
export function describe(city: Row, suburb: Row, offers: string[], chance: Random): string {
  const remarks = words.REMARKS.filter(({ needs }) => offers.includes(needs));
  const chosen = chance.shuffle(remarks).map(({ text }) => text);
  const sentences = [
    chance.pick(words.OPENINGS),
    ...chosen.slice(0, chance.whole(0, 2)),
    ...(chance.next() < 0.5 ? [chance.pick(words.ADVICE)] : []),
  ];
  return sentences
    .join(" ")
    .replaceAll("{city}", city.name ?? "")
    .replaceAll("{suburb}", suburb.suburb ?? "");
}
