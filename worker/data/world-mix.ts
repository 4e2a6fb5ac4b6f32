/** A series of world prices, and its share of a material, from 0 to 1. */
export interface WorldPart {
  series: string;
  share: number;
}

/** Reads a material's `world`: "copper" is all copper, "copper:0.6+zinc:0.4" a mix. Empty for null. */
export function worldParts(world: string | null): WorldPart[] {
  if (!world) return [];
  return world.split("+").map((part) => {
    const [series = "", share = "1"] = part.split(":");
    return { series, share: Number(share) };
  });
}
