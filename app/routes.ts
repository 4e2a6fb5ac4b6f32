import { index, type RouteConfig, route } from "@react-router/dev/routes";

// Every URL of the site, in matching order. Matching ignores case and a slash at the end.
const notYetBuilt = [
  "scrap-my-car",
  "resources-and-tips",
  "blog",
  "privacy-policy",
  "terms-and-conditions",
  "sitemap.xml",
];

export default [
  index("routes/home.tsx"),
  route("scrap-metal-prices-by-city", "routes/cities.tsx"),
  route("cities", "routes/cities.tsx", { id: "cities-short" }),
  route("scrap-metal-prices-by-material", "routes/materials.tsx"),
  route("materials", "routes/materials.tsx", { id: "materials-short" }),
  route("scrap-yards", "routes/scrap-yards.tsx"),
  route("scrap-yards/points", "routes/scrap-yards-points.ts"),
  route("scrap-yards/yard/:id", "routes/scrap-yards-yard.ts"),
  route("category/scrap-yards", "routes/category-scrap-yards.ts"),
  route("search", "routes/search.tsx"),
  route("about", "routes/about.tsx"),
  route("contact", "routes/contact.tsx"),
  route("newsletter", "routes/newsletter.tsx"),
  // Fixed addresses whose pages do not exist yet must not be taken for cities.
  ...notYetBuilt.map((path) => route(path, "routes/not-found.tsx", { id: `not-found/${path}` })),
  route("material/:slug", "routes/material.tsx"),
  route(":slug", "routes/city.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
