import archivo from "@fonts/archivo.woff2?url";
import sourceSans from "@fonts/source-sans-3.woff2?url";

/** Both families are asked for with the page, not first when its style sheet has been read. */
export const fontPreloads = [archivo, sourceSans].map((href) => ({
  rel: "preload",
  href,
  as: "font" as const,
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
}));
