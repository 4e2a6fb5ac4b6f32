/** Made by scripts/build/service-worker.ts. */
declare module "virtual:service-worker" {
  /** The script. */
  const text: string;
  export default text;
}
