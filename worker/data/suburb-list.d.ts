/** Made by vite/suburbs.ts. */
declare module "virtual:suburbs" {
  /** A line for each suburb and town, "Parramatta,-33.8150,151.0030"; those where most people live first. */
  const suburbs: string;
  export default suburbs;
}
