import type { City, CityYard, DirectoryYard } from "../../worker/data/types.ts";

/**
 * Structured data of the directory: a schema.org CollectionPage with the yards that the page shows.
 * `origin` has no slash at its end; `total` counts the matches on all pages together.
 */
export function collectionPage(origin: string, total: number, yards: DirectoryYard[]) {
  return {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name: "Scrap Yard Directory",
    description: "Scrap metal yards in every Australian state and territory.",
    url: `${origin}/scrap-yards/`,
    inLanguage: "en-AU",
    mainEntity: itemList(total, yards),
  };
}

/**
 * Structured data of a city's yards: a schema.org ItemList of those that its page shows. Short,
 * because it travels with every page: names and addresses as they stand there.
 */
export function cityYardList({ name }: Pick<City, "name">, yards: CityYard[]) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: `Scrap metal yards in ${name}`,
    numberOfItems: yards.length,
    itemListElement: yards.map(({ name, address, phone }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      item: { "@type": "LocalBusiness", name, address, ...(phone && { telephone: phone }) },
    })),
  };
}

function itemList(total: number, yards: DirectoryYard[]) {
  return {
    "@type": "ItemList",
    numberOfItems: total,
    itemListElement: yards.map((yard, i) => ({
      "@type": "ListItem",
      position: i + 1,
      item: localBusiness(yard),
    })),
  };
}

function localBusiness(yard: DirectoryYard) {
  const { name, phone, website, latitude, longitude } = yard;
  const placed = Number.isFinite(latitude) && Number.isFinite(longitude);
  return {
    "@type": "LocalBusiness",
    name,
    address: postalAddress(yard),
    ...(phone && { telephone: phone }),
    ...(website && { url: website }),
    ...(placed && { geo: { "@type": "GeoCoordinates", latitude, longitude } }),
  };
}

/** "129 Ingot Street, Gillman SA 5013" in its parts. */
const ADDRESS = /^(?<street>.+), (?<suburb>[^,]+) (?<region>[A-Z]{2,3}) (?<postcode>\d{4})$/;

function postalAddress({ address, cityName, state }: DirectoryYard) {
  const country = { "@type": "PostalAddress", addressCountry: "AU" };
  const parts = ADDRESS.exec(address)?.groups;
  if (parts) {
    return {
      ...country,
      streetAddress: parts.street,
      addressLocality: parts.suburb,
      addressRegion: parts.region,
      postalCode: parts.postcode,
    };
  }
  // An address written in some other way is given whole, and a removed city is not claimed.
  if (cityName === "Unknown") return { ...country, streetAddress: address };
  return {
    ...country,
    streetAddress: address,
    addressLocality: cityName,
    addressRegion: state,
  };
}
