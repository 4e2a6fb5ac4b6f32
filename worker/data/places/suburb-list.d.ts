/** Made by scripts/build/suburbs.ts. */
declare module "virtual:suburbs" {
  /** JSON of the suburbs and towns, `[["Parramatta",-33.815,151.003]]`; the most populous first. */
  const suburbs: string;
  export default suburbs;
}
