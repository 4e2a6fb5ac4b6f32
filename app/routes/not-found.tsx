import { missing } from "../http.ts";

export function loader() {
  throw missing("There is no page at this address");
}

// The root's ErrorBoundary draws the screen; a route needs a component to be a page at all.
export default function NotFound() {
  return null;
}
