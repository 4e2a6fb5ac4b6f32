/** Made by seed-plugin.ts. */
declare module "virtual:seed" {
  export const migrations: import("cloudflare:test").D1Migration[];
  /** What publishing the sample data in `seed/` does to an empty database. */
  export const statements: import("../../publishing/statement.ts").Statement[];
}

/** Made by seed-plugin.ts. */
declare module "virtual:first-start" {
  /** What the first start does to an empty database: it has the sample with its record. */
  export const statements: import("../../publishing/statement.ts").Statement[];
}
