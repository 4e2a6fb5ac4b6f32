declare module "subset-font" {
  /** The font with the glyphs of a text alone, and its variable axes narrowed. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes?: Record<string, { min: number; max: number; default: number }>;
      noLayoutClosure?: boolean;
    },
  ): Promise<Uint8Array>;
}
