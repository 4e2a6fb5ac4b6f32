/** Every screen, and the states of it that look like no other, by subject. */
export const SCREENS = {
  home: ["/", "/search/", "/search/?q=Unobtainium", "/search/?q=%D9%86%D8%AD%D8%A7%D8%B3"],
  cities: ["/scrap-metal-prices-by-city/", "/cities/?q=Auckland"],
  // With everything, for a place near it, without prices, without yards, and in its older layout.
  city: [
    "/sydney/",
    "/melbourne/?near=Richmond+VIC+3121",
    "/horsham/",
    "/port-lincoln/",
    "/perth/?layout=classic",
  ],
  materials: ["/scrap-metal-prices-by-material/", "/materials?q=Unobtainium"],
  // For everybody, and in another order near a place that shares its name.
  material: [
    "/material/copper/",
    "/material/copper/?near=Richmond&for=red+metal&sort=price&state=NSW",
  ],
  history: [
    "/sydney/history/?metal=brass",
    "/katherine/history/",
    "/material/copper/history/",
    "/prices/2026-11/?city=sydney",
  ],
  directory: [
    "/scrap-yards/",
    "/scrap-yards/?q=Unobtainium",
    "/scrap-yards/?near=2830&material=Copper&material=Car+batteries",
    "/scrap-yards/?near=2830&view=map",
  ],
  load: [
    "/my-load/",
    "/my-load/?near=Dubo&copper=-5&zinc=4&unobtainium=3&car=1&km-cost=free",
    "/my-load/?near=Katherine&copper=60&zinc=2000&front-loader=2&tps-2-5=100&pewter=1",
  ],
  // The first question, an answer with its price, one that only a yard can give, and one near a place of many.
  identify: [
    "/what-is-it/",
    "/what-is-it/brass/",
    "/what-is-it/copper-aluminium-coil/",
    "/what-is-it/lead/?near=Richmond",
  ],
  // With another grade asked about, and with everything wrong.
  offer: [
    "/fair-price/?metal=copper&near=Newcastle+NSW&offer=12",
    "/fair-price/?metal=gold&near=Dubo&offer=seven&total=420&kg=",
  ],
  // With distances, an own city's and a far one's prices, and with everything wrong.
  compare: [
    "/compare/?yards=33,61,34&near=Logan+QLD&material=copper,brass&open=sat-09.00",
    "/compare/?yards=33,33,0,flurble&near=Dubo&material=unobtainium",
  ],
  yard: ["/yard/1/bluegum-flat-metals/"],
  guides: [
    "/scrap-my-car/?near=Logan+QLD&car=commodore&offer=180",
    "/scrap-my-car/?car=flurble&offer=2%2Fkg",
    "/resources-and-tips/",
  ],
  company: ["/about/", "/terms-and-conditions/", "/privacy-policy/", "/data/"],
  blog: ["/blog/", "/blog/whitegoods-and-hot-water-units/"],
  forms: [
    "/contact/",
    "/contact/?sent",
    "/report/?city=sydney&material=copper",
    "/report/?yard=1&kind=owner",
    "/newsletter/",
  ],
  // Each has its own screen, and answers 404.
  missing: ["/atlantis/", "/material/unobtainium/", "/nowhere/at/all/"],
};
