import { fetchPage } from "../page.ts";
import { isAbout } from "./amounts-shown.ts";
import { isLoad } from "./load-outcome.ts";
import { fetchLoad } from "./read-load.ts";
import { judged, perKilogram } from "./read-offer.ts";
import { at, inSydney, type SearchRead, shown } from "./read-search.ts";

/**
 * Returns true if a search leads where an outcome says: statements joined by " + ", alternatives by " | ".
 * @param never texts that neither the message nor any link has
 */
export async function isSearch(read: SearchRead, outcome: string, never: string[]) {
  const all = [read.message, ...read.links.map(({ text, to }) => `${text} ${shown(to)}`)].join(" ");
  if (never.some((text) => all.includes(text))) return false;
  for (const one of outcome.split(" | ")) if (await isAll(read, one.split(" + "))) return true;
  return false;
}

async function isAll(read: SearchRead, statements: string[]): Promise<boolean> {
  const addresses = statements.filter((statement) => !/^(asks$|says |offers )/.test(statement));
  const first = read.links.slice(0, addresses.length);
  for (const statement of statements) {
    const [, verb, rest = ""] = /^(asks|says|offers|only)\b ?(.*)/.exec(statement) ?? [];
    if (verb === "asks" && read.isCertain) return false;
    if (verb === "says" && !(await says(read, rest.split("/")))) return false;
    if (verb === "offers" && !(await some(read.links, rest))) return false;
    if (verb === "only" && read.answers !== addresses.length) return false;
    const address = verb === "only" ? rest : verb ? undefined : statement;
    if (address && !(await some(first, address))) return false;
  }
  return true;
}

/** Returns true if the message, or the page to which the search leads first, says one of some texts. */
async function says({ message, links }: SearchRead, texts: string[]): Promise<boolean> {
  const [first] = links;
  const page = first && (await fetchPage(`${first.to.pathname}${first.to.search}`));
  // The prices of other cities are everywhere.
  for (const { element } of page?.all("table, details, select") ?? []) element.remove();
  const said = `${message} ${page?.main.words ?? ""}`.toLowerCase();
  return texts.some((text) => said.includes(text.toLowerCase()));
}

async function some(links: SearchRead["links"], statement: string): Promise<boolean> {
  for (const { to } of links) if (await isAddress(to, statement)) return true;
  return false;
}

/** Returns true if an address fits a statement, and its load the outcome after ": ". */
async function isAddress(to: URL, statement: string): Promise<boolean> {
  const place = /^place (.+)/.exec(statement)?.[1];
  if (place) return isOfPlace(to, place);
  const [address = "", load] = statement.split(": ");
  const wanted = at(address);
  const isPath = wanted.pathname === "/*" || wanted.pathname === to.pathname;
  if (!isPath || (wanted.hash && wanted.hash !== to.hash)) return false;
  for (const [name, value] of wanted.searchParams) {
    if (name === "offer") continue;
    const given = to.searchParams.get(name) ?? "";
    if (!given.toLowerCase().startsWith(value.toLowerCase())) return false;
  }
  if (to.searchParams.get("near") && !wanted.searchParams.has("near")) return false;
  if (!(await isOffer(to, wanted.searchParams.get("offer")))) return false;
  return load === undefined || isLoad(await fetchLoad(inSydney(to)), load);
}

/** Returns true for the address of a place alone: its city's page, or that page or the directory near it. */
function isOfPlace({ pathname, searchParams }: URL, place: string): boolean {
  const [, folder = "", more] = /^\/([\w-]+)\/(.+)?/.exec(pathname) ?? [];
  const name = place.replace(/ [A-Z]{2,3}( \d{4})?$/, "");
  const near = searchParams.get("near") ?? searchParams.get("q") ?? "";
  if (more || ["material", "my-load", "fair-price", "yard"].includes(folder)) return false;
  if (near) return near.replaceAll("’", "'").toLowerCase().startsWith(place.toLowerCase());
  return folder === name.toLowerCase().replaceAll(" ", "-");
}

/** Returns true if an address holds the offer of a statement: dollars a kilogram, "asks" for one that is not judged, or none. */
async function isOffer(to: URL, wanted: string | null): Promise<boolean> {
  const { searchParams } = to;
  const typed = ["offer", "total"].map((name) => searchParams.get(name) ?? "").join("");
  // For all of a load.
  if (to.pathname === "/my-load/") return typed === (wanted ?? "");
  if (wanted === null) return typed === "";
  if (wanted !== "asks") return isAbout(perKilogram(searchParams), Number(wanted));
  return typed !== "" && judged(await fetchPage(inSydney(to))) === "asks";
}
