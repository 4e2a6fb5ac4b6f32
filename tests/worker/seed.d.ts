/** Made by seed-plugin.ts. */
declare module "virtual:seed" {
  export const migrations: import("cloudflare:test").D1Migration[];
  /** The statements that publish the sample data in `seed/` to an empty database. */
  export const statements: import("../../publishing/statement.ts").Statement[];
}

/** Made by seed-plugin.ts. */
declare module "virtual:first-start" {
  /** The statements of the first start on an empty database: the sample with its record. */
  export const statements: import("../../publishing/statement.ts").Statement[];
}
