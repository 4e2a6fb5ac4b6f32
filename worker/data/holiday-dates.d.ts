/** Made by scripts/build/holiday-dates.ts. */
declare module "virtual:public-holidays" {
  /** The public holidays of each state, by its code, in the order of their days. */
  const holidays: Record<string, import("./public-holidays.ts").PublicHoliday[]>;
  export default holidays;
}
