import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { LineIcon } from "../ui/line-icon.tsx";
import { Link } from "../ui/link.tsx";
import { focusMenu, placeMenu } from "../ui/popovers.ts";
import navigation from "./navigation.json";

/** A name and the last segment of its URL. */
export interface NamedSlug {
  name: string;
  slug: string;
}

/** Links of the dropdown menus of cities and materials; empty if the root loader has no data. */
interface MenuLinks {
  cities: NamedSlug[];
  materials: NamedSlug[];
}

/** An entry of the header's and the mobile menu. */
interface Entry {
  label: string;
  to: string;
  /** Another URL of its page. */
  alias?: string;
  menu?: keyof MenuLinks | "tools";
  /** URL of "View All"; absent for the menu of tools, which is complete. */
  all?: string;
}

const ENTRIES = navigation as Entry[];

/** The other tools for sellers, in the menu of My Load. */
const TOOLS = [
  { name: "Was that a fair offer?", to: "/fair-price/" },
  { name: "What is this?", to: "/what-is-it/" },
];

interface MenuProps {
  links: MenuLinks;
  /** URL of the current page's entry. */
  current: string | undefined;
}

/** URL of the entry for a page, which may have two URLs; undefined if no entry leads to it. */
export function currentEntry(pathname: string): string | undefined {
  const path = pathname.toLowerCase().replace(/\/?$/, "/");
  return ENTRIES.find(({ to, alias }) => path === to || path === alias)?.to;
}

/** Attributes that make an element a menu for a button to open. */
const MENU = {
  popover: "auto",
  tabIndex: -1,
  onBeforeToggle: placeMenu,
  onToggle: focusMenu,
} as const;

/** The navigation in the header of wide screens, with dropdown menus, which work without scripts. */
export function MainMenu({ links, current }: MenuProps) {
  return (
    <nav className="header-nav" aria-label="Main">
      <ul>
        {entries(current, (entry) => (
          <>
            <button
              type="button"
              className="icon-button nav-menu-toggle"
              popoverTarget={`${entry.menu}-menu`}
              aria-label={`${entry.label} menu`}
            >
              <LineIcon of={ChevronDown} size={16} />
            </button>
            <ul className="nav-menu" id={`${entry.menu}-menu`} {...MENU}>
              {menuItems(entry, links)}
            </ul>
          </>
        ))}
      </ul>
    </nav>
  );
}

/** The navigation of narrow screens, which lists the links of the dropdown menus. */
export function MobileMenu({ links, current }: MenuProps) {
  return (
    <nav className="mobile-menu" id="mobile-menu" aria-label="Mobile" {...MENU}>
      <ul className="wrap">
        {entries(current, (entry) => (
          <ul className="mobile-menu-links">{menuItems(entry, links)}</ul>
        ))}
      </ul>
    </nav>
  );
}

function entries(current: string | undefined, menuOf: (entry: Entry) => ReactNode) {
  return ENTRIES.map((entry) => (
    <li key={entry.to}>
      <Link
        to={entry.to}
        prefetch="intent"
        aria-current={entry.to === current ? "page" : undefined}
      >
        {entry.label}
      </Link>
      {entry.menu && menuOf(entry)}
    </li>
  ));
}

/** The links of a menu, with View All if there are more. */
function menuItems({ menu, all }: Entry, links: MenuLinks) {
  const folder = menu === "cities" ? "" : "/material";
  const items =
    menu === "cities" || menu === "materials"
      ? links[menu].map(({ name, slug }) => ({ name, to: `${folder}/${slug}/` }))
      : TOOLS;
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
