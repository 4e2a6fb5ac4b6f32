import { ChevronDown } from "lucide";
import { useLocation } from "react-router";
import { LineIcon } from "../ui/line-icon.tsx";
import { Link } from "../ui/link.tsx";
import { focusMenu, placeMenu } from "../ui/popovers.ts";

/** Entries of the header's and the mobile menu. */
const NAVIGATION = [
  { label: "Home", to: "/" },
  {
    label: "Cities",
    to: "/scrap-metal-prices-by-city/",
    alias: "/cities/",
    menu: "cities",
    all: "/scrap-metal-prices-by-city/",
  },
  {
    label: "Materials",
    to: "/scrap-metal-prices-by-material/",
    alias: "/materials/",
    menu: "materials",
    // The other address of its page; both are linked.
    all: "/materials",
  },
  { label: "Scrap Yards", to: "/scrap-yards/" },
  { label: "My Load", to: "/my-load/" },
  { label: "Scrap My Car", to: "/scrap-my-car/" },
  { label: "Resources", to: "/resources-and-tips/" },
  { label: "Contact", to: "/contact/" },
] as const;

type Entry = (typeof NAVIGATION)[number];

/** A name and the last segment of its address. */
export interface NamedSlug {
  name: string;
  slug: string;
}

/** Links of both dropdown menus; empty if the root loader has no data. */
interface MenuLinks {
  cities: NamedSlug[];
  materials: NamedSlug[];
}

interface MenuProps {
  links: MenuLinks;
}

/** Attributes that make an element a menu for a button to open. */
const MENU = {
  popover: "auto",
  tabIndex: -1,
  onBeforeToggle: placeMenu,
  onToggle: focusMenu,
} as const;

/** The header's navigation on wide screens, with two dropdown menus. */
export function MainMenu({ links }: MenuProps) {
  return (
    <nav className="header-nav" aria-label="Main">
      <ul>
        {NAVIGATION.map((entry) => (
          <li key={entry.to}>
            <NavigationLink entry={entry} />
            {"menu" in entry && <DropdownMenu entry={entry} links={links[entry.menu]} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The navigation of narrow screens, which lists the links of both dropdown menus. */
export function MobileMenu({ links }: MenuProps) {
  return (
    <nav className="mobile-menu" id="mobile-menu" aria-label="Mobile" {...MENU}>
      <ul className="wrap">
        {NAVIGATION.map((entry) => (
          <li key={entry.to}>
            <NavigationLink entry={entry} />
            {"menu" in entry && (
              <ul className="mobile-menu-links">
                {links[entry.menu].map(({ name, slug }) => (
                  <li key={slug}>
                    <Link to={menuHref(entry.menu, slug)}>{name}</Link>
                  </li>
                ))}
                <li>
                  <Link to={entry.all}>View All</Link>
                </li>
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A navigation link; marked as current on both addresses of its page. */
function NavigationLink({ entry }: { entry: Entry }) {
  const { pathname } = useLocation();
  const path = pathname.toLowerCase().replace(/\/?$/, "/");
  const isCurrent = path === entry.to || ("alias" in entry && path === entry.alias);
  return (
    <Link to={entry.to} prefetch="intent" aria-current={isCurrent ? "page" : undefined}>
      {entry.label}
    </Link>
  );
}

interface DropdownMenuProps {
  entry: Extract<Entry, { menu: string }>;
  links: NamedSlug[];
}

/** A dropdown of the header. It is a popover, which opens, closes and dismisses without scripts. */
function DropdownMenu({ entry: { label, all, menu }, links }: DropdownMenuProps) {
  const id = `${menu}-menu`;
  return (
    <>
      <button
        type="button"
        className="icon-button nav-menu-toggle"
        popoverTarget={id}
        aria-label={`${label} menu`}
      >
        <LineIcon of={ChevronDown} size={16} />
      </button>
      <ul className="nav-menu" id={id} {...MENU}>
        {links.map(({ name, slug }) => (
          <li key={slug}>
            <Link to={menuHref(menu, slug)} prefetch="intent">
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link className="nav-menu-all" to={all} prefetch="intent">
            View All
          </Link>
        </li>
      </ul>
    </>
  );
}

function menuHref(menu: keyof MenuLinks, slug: string): string {
  return menu === "cities" ? `/${slug}/` : `/material/${slug}/`;
}
