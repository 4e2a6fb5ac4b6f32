/** A yard's word for what it takes, in the form of a slug: "Car batteries" is "car-batteries". */
export function acceptedSlug(accepted: string): string {
  return accepted.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

/** The material that a yard's word means, if it is one of ours: mostly it is a slug or an alias. */
export function acceptedMaterial<Known extends { slug: string; aliases: string[] }>(
  known: readonly Known[],
  accepted: string,
): Known | undefined {
  const word = acceptedSlug(accepted);
  return known.find(({ slug, aliases }) => slug === word || aliases.includes(word));
}
