/** Every screen in every state that an address can show, by subject. */
export const SCREENS = {
  home: ["/", "/search/", "/search/?q=Unobtainium"],
  cities: ["/scrap-metal-prices-by-city/", "/cities/?q=Auckland"],
  // With everything, without prices, without yards, and in its older layout.
  city: [
    "/sydney/",
    "/horsham/",
    "/port-lincoln/",
    "/perth/?layout=classic",
    "/port-lincoln/?layout=classic",
  ],
  materials: ["/scrap-metal-prices-by-material/", "/materials?q=Unobtainium"],
  material: ["/material/copper/", "/material/copper/?sort=price&state=NSW"],
  history: [
    "/sydney/history/",
    "/sydney/history/?metal=brass",
    "/katherine/history/",
    "/material/copper/history/",
    "/prices/",
    "/prices/2026-11/",
    "/prices/2026-11/?city=sydney",
  ],
  directory: [
    "/scrap-yards/",
    "/scrap-yards/?state=NSW&material=Copper&page=2",
    "/scrap-yards/?q=Unobtainium",
    "/scrap-yards/?view=map",
    "/scrap-yards/?near=2830&material=Copper&material=Car+batteries",
    "/scrap-yards/?near=Paramata",
    "/scrap-yards/?near=2830&view=map",
  ],
  yard: ["/yard/1/bluegum-flat-metals/"],
  guides: ["/scrap-my-car/", "/resources-and-tips/"],
  company: ["/about/", "/terms-and-conditions/", "/privacy-policy/"],
  data: ["/data/"],
  blog: ["/blog/", "/blog/sorting-scrap-metal-at-home/", "/blog/whitegoods-and-hot-water-units/"],
  forms: ["/contact/", "/contact/?sent", "/newsletter/"],
  // Each has its own screen, and answers 404.
  missing: ["/atlantis/", "/material/unobtainium/", "/prices/1999-01/", "/nowhere/at/all/"],
};
