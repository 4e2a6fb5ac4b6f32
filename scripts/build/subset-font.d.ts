declare module "subset-font" {
  /** Reduces a font to the glyphs of a text, and its variable axes to the given ranges. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2";
      variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
      noLayoutClosure?: boolean;
    },
  ): Promise<Uint8Array>;
}
