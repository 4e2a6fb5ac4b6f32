/** Made by vite/coast.ts. */
declare module "virtual:coast" {
  /**
   * A line for each piece of land: its outline, as steps from 0, 0 to the first point and from each to the next, in
   * thousandths of a degree, longitude first: "150785,-33712;12,-4".
   */
  const coast: string;
  export default coast;
}
