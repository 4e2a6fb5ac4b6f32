import archivo from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url";
import sourceSans from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";

/** Both families are asked for with the page, not first when its style sheet has been read. */
export const fontPreloads = [archivo, sourceSans].map((href) => ({
  rel: "preload",
  href,
  as: "font" as const,
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
}));
