import { ChevronDown } from "lucide";
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
    // The page's other address; the site links to both.
    all: "/materials",
  },
  { label: "Scrap Yards", to: "/scrap-yards/" },
  { label: "My Load", to: "/my-load/", menu: "tools", all: null },
  { label: "Scrap My Car", to: "/scrap-my-car/" },
  { label: "Resources", to: "/resources-and-tips/" },
  { label: "Contact", to: "/contact/" },
] as const;

/** The other tools for sellers, in the menu of My Load. */
const TOOLS = [
  { name: "Was that a fair offer?", to: "/fair-price/" },
  { name: "What is this?", to: "/what-is-it/" },
];

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
  /** Address of the current page's entry. */
  current: string | undefined;
}

/** Address of the entry for a page, which may have two addresses; undefined if no entry leads to it. */
export function currentEntry(pathname: string): string | undefined {
  const path = pathname.toLowerCase().replace(/\/?$/, "/");
  return NAVIGATION.find((entry) => path === entry.to || ("alias" in entry && path === entry.alias))
    ?.to;
}

/** Attributes that make an element a menu for a button to open. */
const MENU = {
  popover: "auto",
  tabIndex: -1,
  onBeforeToggle: placeMenu,
  onToggle: focusMenu,
} as const;

/** The navigation in the header of wide screens, with two dropdown menus. */
export function MainMenu({ links, current }: MenuProps) {
  return (
    <nav className="header-nav" aria-label="Main">
      <ul>
        {NAVIGATION.map((entry) => (
          <li key={entry.to}>
            <NavigationLink entry={entry} isCurrent={entry.to === current} />
            {"menu" in entry && <DropdownMenu entry={entry} links={links} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The navigation of narrow screens, with the links of both dropdown menus listed in it. */
export function MobileMenu({ links, current }: MenuProps) {
  return (
    <nav className="mobile-menu" id="mobile-menu" aria-label="Mobile" {...MENU}>
      <ul className="wrap">
        {NAVIGATION.map((entry) => (
          <li key={entry.to}>
            <NavigationLink entry={entry} isCurrent={entry.to === current} />
            {"menu" in entry && (
              <ul className="mobile-menu-links">
                <MenuItems entry={entry} links={links} />
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NavigationLink({ entry, isCurrent }: { entry: Entry; isCurrent: boolean }) {
  return (
    <Link to={entry.to} prefetch="intent" aria-current={isCurrent ? "page" : undefined}>
      {entry.label}
    </Link>
  );
}

type MenuEntry = Extract<Entry, { menu: string }>;

interface DropdownMenuProps {
  entry: MenuEntry;
  links: MenuLinks;
}

/** A dropdown of the header. It is a popover, which opens, closes and dismisses without scripts. */
function DropdownMenu({ entry, links }: DropdownMenuProps) {
  const id = `${entry.menu}-menu`;
  return (
    <>
      <button
        type="button"
        className="icon-button nav-menu-toggle"
        popoverTarget={id}
        aria-label={`${entry.label} menu`}
      >
        <LineIcon of={ChevronDown} size={16} />
      </button>
      <ul className="nav-menu" id={id} {...MENU}>
        <MenuItems entry={entry} links={links} />
      </ul>
    </>
  );
}

/** The links of a menu, with View All if there are more. */
function MenuItems({ entry: { menu, all }, links }: DropdownMenuProps) {
  const folder = menu === "cities" ? "" : "/material";
  const items =
    menu === "tools"
      ? TOOLS
      : links[menu].map(({ name, slug }) => ({ name, to: `${folder}/${slug}/` }));
  return (
    <>
      {items.map(({ name, to }) => (
        <li key={to}>
          <Link to={to} prefetch="intent">
            {name}
          </Link>
        </li>
      ))}
      {all && (
        <li>
          <Link className="nav-menu-all" to={all} prefetch="intent">
            View All
          </Link>
        </li>
      )}
    </>
  );
}
