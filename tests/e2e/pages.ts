/** Every screen in every state that an address can show. */
export const PAGES = [
  "/",
  "/scrap-metal-prices-by-city/",
  "/cities/?q=Auckland",
  "/sydney/",
  "/horsham/", // no prices
  "/port-lincoln/", // no yards
  "/scrap-metal-prices-by-material/",
  "/materials?q=Unobtainium",
  "/material/copper/",
  "/scrap-yards/",
  "/scrap-yards/?state=NSW&material=Copper&page=2",
  "/scrap-yards/?q=Unobtainium",
  "/search/",
  "/search/?q=Unobtainium",
] as const;

/** Second addresses of screens above. */
export const SAME_PAGES = ["/cities/", "/materials"] as const;

/** Addresses that answer 404, each with its own screen. */
export const MISSING_PAGES = ["/atlantis/", "/material/unobtainium/", "/nowhere/at/all/"] as const;
