import { Menu, Search } from "lucide";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { SiteSettings } from "../context.ts";
import { SearchPanel } from "../search/search-panel.tsx";
import { LineIcon } from "../ui/line-icon.tsx";
import { Link } from "../ui/link.tsx";
import { Mark } from "./mark.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { NavMenu } from "./nav-menu.tsx";
import { type MenuLinks, NAVIGATION, type NamedSlug } from "./navigation.tsx";
import { NavigationLink } from "./navigation-link.tsx";
import { TopBar } from "./top-bar.tsx";

interface HeaderProps {
  site: SiteSettings | undefined;
  cities: NamedSlug[] | undefined;
  materials: NamedSlug[] | undefined;
}

/** Top bar and sticky header; without data (an outage) its menus only hold "View All". */
export function Header({ site, cities = [], materials = [] }: HeaderProps) {
  const scrolled = useScrolledPast(20);
  usePopoversClosedOnNavigation();
  const links: MenuLinks = { cities, materials };
  return (
    <>
      {site && <TopBar phone={site.phone} email={site.email} />}
      <header className="header" data-scrolled={scrolled || undefined}>
        <div className="header-row wrap">
          <Link className="brand" to="/" aria-label="Scrap Metal Prices Australia, home">
            <Mark />
            <span>
              Scrap Metal Prices <small>Australia</small>
            </span>
          </Link>
          <nav className="header-nav" aria-label="Main">
            <ul>
              {NAVIGATION.map((entry) => (
                <li key={entry.to}>
                  <NavigationLink entry={entry} />
                  {"menu" in entry && <NavMenu entry={entry} links={links[entry.menu]} />}
                </li>
              ))}
            </ul>
          </nav>
          <button
            type="button"
            className="icon-button"
            popoverTarget="search-panel"
            aria-label="Search"
          >
            <LineIcon of={Search} size={20} />
          </button>
          <button
            type="button"
            className="icon-button header-menu-toggle"
            popoverTarget="mobile-menu"
            aria-label="Menu"
          >
            <LineIcon of={Menu} size={22} />
          </button>
        </div>
        <SearchPanel />
        <MobileMenu links={links} />
      </header>
    </>
  );
}

/** Whether the page is scrolled further than so many pixels. */
function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const update = () => setPast(window.scrollY > pixels);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [pixels]);
  return past;
}

/** A followed link leaves its menu open otherwise: the page around it changes, the menu does not. */
function usePopoversClosedOnNavigation(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation
  useEffect(() => {
    for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
  }, [key]);
}
