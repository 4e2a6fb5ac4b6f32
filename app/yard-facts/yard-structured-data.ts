import type {
  CollectionPage,
  ItemList,
  LocalBusiness,
  PostalAddress,
  WithContext,
} from "schema-dts";
import type { City } from "../../worker/data/places/cities.ts";
import type { DirectoryYard } from "../../worker/data/yards/directory.ts";
import { openingRules, parseOpeningHours } from "../../worker/data/yards/opening-hours.ts";
import type { CityYard } from "../../worker/data/yards/yards.ts";
import { dialled } from "../words/format.ts";

/**
 * Structured data for the directory.
 * @param origin without a trailing slash
 * @param found the yards on the page and the number of yards on all pages; undefined to hide them from search engines
 */
export function collectionPage(
  origin: string,
  found: { total: number; yards: Parameters<typeof localBusiness>[0][] } | undefined,
  description: string,
): WithContext<CollectionPage> {
  return {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name: "Scrap Yard Directory",
    description,
    url: `${origin}/scrap-yards/`,
    inLanguage: "en-AU",
    ...(found && { mainEntity: itemList(found.total, found.yards.map(localBusiness)) }),
  };
}

/**
 * Structured data for the yards on a city's page. Only names, addresses and phone numbers, to keep the page small.
 * @param found the yards shown with details, and the number of yards in the city
 */
export function cityYardList(
  { name }: Pick<City, "name">,
  found: { total: number; yards: Pick<CityYard, "name" | "address" | "phone">[] },
): WithContext<ItemList> {
  const items = found.yards.map(({ address, ...yard }) => ({ ...business(yard), address }));
  return {
    "@context": "https://schema.org",
    name: `Scrap metal yards in ${name}`,
    ...itemList(found.total, items),
  };
}

function itemList(total: number, items: LocalBusiness[]) {
  return {
    "@type": "ItemList",
    numberOfItems: total,
    itemListElement: items.map((item, i) => ({ "@type": "ListItem", position: i + 1, item })),
  } satisfies ItemList;
}

function business({ name, phone }: Pick<CityYard, "name" | "phone">) {
  const telephone = phone && dialled(phone);
  return {
    "@type": "LocalBusiness",
    name,
    ...(telephone && { telephone }),
  } satisfies LocalBusiness;
}

/** Structured data for a yard. */
export function localBusiness(yard: Omit<DirectoryYard, "timeZone" | "ownPrices">) {
  const { website, latitude, longitude, isApproximate, openingHours } = yard;
  const hasCoordinates = latitude !== null && longitude !== null && !isApproximate;
  const hours = parseOpeningHours(openingHours ?? "");
  // schema.org has no public holidays.
  const rules = hours ? openingRules({ days: hours.days }) : [];
  return {
    ...business(yard),
    address: postalAddress(yard),
    ...(website && { url: website }),
    ...(hasCoordinates && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
    // Days alone mean all day.
    ...(rules.length > 0 && {
      openingHours: rules.map((rule) => rule.replace(/ 00:00-24:00$/, "")),
    }),
  } satisfies LocalBusiness;
}

/** Splits an address such as "129 Ingot Street, Gillman SA 5013". */
const ADDRESS = /^(?<street>.+), (?<suburb>[^,]+) (?<region>[A-Z]{2,3}) (?<postcode>\d{4})$/;

/** A yard's address in parts; otherwise the whole address, with the yard's city unless that has been removed. */
function postalAddress(yard: Pick<DirectoryYard, "address" | "cityName" | "state">): PostalAddress {
  const parts = ADDRESS.exec(yard.address)?.groups ?? {};
  const { street = yard.address, suburb = yard.cityName, region = yard.state, postcode } = parts;
  return {
    "@type": "PostalAddress",
    addressCountry: "AU",
    streetAddress: street,
    ...(suburb !== "Unknown" && { addressLocality: suburb, addressRegion: region }),
    ...(postcode && { postalCode: postcode }),
  };
}
