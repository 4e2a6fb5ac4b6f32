import archivo from "@fonts/archivo.woff2?url";
import sourceSans from "@fonts/source-sans-3.woff2?url";

/** Preloads of both font families, which would otherwise wait for the style sheet. */
export const fontPreloads = [archivo, sourceSans].map((href) => ({
  rel: "preload",
  href,
  as: "font" as const,
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
}));
