import type { MaterialWithAliases } from "../../worker/data/materials.ts";

/** A metal of a load. */
export interface LoadLine {
  material: Pick<MaterialWithAliases, "id" | "name" | "slug" | "grade">;
  /** From the light to the heavy end; both are the same if it was weighed. */
  minGrams: number;
  maxGrams: number;
  /** What it is made of: "60 kg", "1 car battery, about 14–27 kg". */
  parts: string[];
  /** What yards call it: the metal's slug, or the words of an item. */
  accepted: string[];
}

interface Part {
  grams: [light: number, heavy: number];
  part: string;
  accepted: string;
}

/** Adds to the line of a metal, or begins it. */
export function addTo(
  lines: Map<string, LoadLine>,
  material: MaterialWithAliases,
  added: Part,
): void {
  const { id, name, slug, grade } = material;
  const line = lines.get(slug) ?? {
    material: { id, name, slug, grade },
    minGrams: 0,
    maxGrams: 0,
    parts: [],
    accepted: [],
  };
  lines.set(slug, {
    ...line,
    minGrams: line.minGrams + added.grams[0],
    maxGrams: line.maxGrams + added.grams[1],
    parts: [...line.parts, added.part],
    accepted: [...new Set([...line.accepted, added.accepted])],
  });
}
