/** Made by vite/coast.ts. */
declare module "virtual:coast" {
  /**
   * JSON of a list for each piece of land: its outline, as steps from 0, 0 to the first point and from each to the
   * next, in thousandths of a degree, longitude first: "[[150785,-33712,12,-4]]". As a literal it would be made
   * whenever an isolate starts.
   */
  const coast: string;
  export default coast;
}
