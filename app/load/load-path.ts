/** The page's path. */
export const LOAD_PATH = "/my-load/";

/** What stands before a name in the field for its unit, where there is one. */
export const UNIT_FIELD = "unit-";
