import { redirectDocument } from "react-router";

/** The directory's former address; a full page load, as its links always were. */
export function loader() {
  throw redirectDocument("/scrap-yards/", 301);
}
