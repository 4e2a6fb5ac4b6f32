// Limits on the age of prices. The about page and the documents repeat these numbers, and so do the names of
// fields in /api/health: change them together.

/** Days after which a price should be checked again; from then on, the site shows its age. */
export const DUE_AFTER_DAYS = 30;

/** Days after which a price may be out of date: comparisons leave it out, and publishing warns about it. */
export const OLD_AFTER_DAYS = 90;

/** Days after the end of its month during which a world price is compared with today's prices. */
export const WORLD_OLD_AFTER_DAYS = 120;
