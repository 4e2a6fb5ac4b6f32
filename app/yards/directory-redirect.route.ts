import { redirectDocument } from "react-router";
import { CACHE } from "../http.ts";

/** The directory's former address; a full page load, as its links always were. */
export function loader() {
  throw redirectDocument("/scrap-yards/", { status: 301, headers: CACHE.fixed });
}
