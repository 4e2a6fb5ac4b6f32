import { index, type RouteConfig, route } from "@react-router/dev/routes";

// Every URL of the site, in matching order. Matching ignores case and a slash at the end.
const notYetBuilt = ["contact"];

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
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("scrap-my-car", "routes/scrap-my-car.tsx"),
  route("resources-and-tips", "routes/resources-and-tips.tsx"),
  route("privacy-policy", "routes/privacy-policy.tsx"),
  route("terms-and-conditions", "routes/terms-and-conditions.tsx"),
  route("blog", "routes/blog.tsx"),
  route("blog/feed.xml", "routes/blog-feed.ts"),
  route("blog/:slug", "routes/blog-article.tsx"),
  // Fixed addresses whose pages do not exist yet must not be taken for cities.
  ...notYetBuilt.map((path) => route(path, "routes/not-found.tsx", { id: `not-found/${path}` })),
  route("material/:slug", "routes/material.tsx"),
  route(":slug", "routes/city.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
