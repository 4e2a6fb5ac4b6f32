/** The suffix of React Router's requests for a page's data: "/sydney/_.data", "/sydney.data". */
const DATA_SUFFIX = /(\/_)?\.data$/;

/**
 * The path of the page: in lower case and without slashes at its end, as routes match, and without the
 * suffix of React Router's requests for its data; "/" is the home page. Only A to Z change: other letters
 * are percent-encoded in an address.
 */
export function pagePath(pathname: string): string {
  const path = pathname.toLowerCase().replace(DATA_SUFFIX, "");
  // An expression for slashes at the end would start again at each slash of a path that is full of them.
  let end = path.length;
  while (path[end - 1] === "/") end--;
  return path.slice(0, end) || "/";
}
