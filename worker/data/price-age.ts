// How old a price may become. The about page and the documents say the same in words, and /api/health in the
// names of its fields: change them with the numbers.

/** Days after which a price is due to be checked again; the site says its age in words then. */
export const DUE_AFTER_DAYS = 30;

/** Days after which a price may be out of date: no other is compared with it, and a load warns of it. */
export const OLD_AFTER_DAYS = 90;
