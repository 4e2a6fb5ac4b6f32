/** The main navigation, in the header and in the mobile menu. */
export const NAVIGATION = [
  { label: "Home", to: "/" },
  { label: "Cities", to: "/scrap-metal-prices-by-city/", short: "/cities/", menu: "cities" },
  {
    label: "Materials",
    to: "/scrap-metal-prices-by-material/",
    short: "/materials/",
    menu: "materials",
  },
  { label: "Scrap Yards", to: "/scrap-yards/" },
  { label: "Contact", to: "/contact/" },
] as const;

/** A name and the last segment of its address. */
export interface NamedSlug {
  name: string;
  slug: string;
}

/** The links of both dropdown menus; empty while the frame has no data. */
export interface MenuLinks {
  cities: NamedSlug[];
  materials: NamedSlug[];
}

/** The address of a menu's entry. */
export function menuHref(menu: keyof MenuLinks, slug: string): string {
  return menu === "cities" ? `/${slug}/` : `/material/${slug}/`;
}
