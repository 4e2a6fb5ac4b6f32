import { Mail, Menu, Phone, Search } from "lucide";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import type { SiteSettings } from "../../worker/contract/context.ts";
import { LineIcon } from "../ui/line-icon.tsx";
import { Link } from "../ui/link.tsx";
import { openPopovers } from "../ui/popovers.ts";
import { phoneHref } from "../words/format.ts";
import { currentEntry, MainMenu, MobileMenu, type NamedSlug } from "./navigation.tsx";
import { SearchPanel } from "./search-panel.tsx";

interface HeaderProps {
  site: SiteSettings | undefined;
  cities: NamedSlug[] | undefined;
  materials: NamedSlug[] | undefined;
}

/** Top bar and sticky header. If the database is down, the menus have only "View All". */
export function Header({ site, cities = [], materials = [] }: HeaderProps) {
  const isScrolled = useScrolledPast(20);
  useClosedPopoversOnNavigation();
  const menus = { links: { cities, materials }, current: currentEntry(useLocation().pathname) };
  return (
    <>
      {site && <TopBar phone={site.phone} email={site.email} />}
      <header className="header" data-scrolled={isScrolled || undefined}>
        <div className="header-row wrap">
          <Link className="brand" to="/" aria-label={site ? `${site.name}, home` : "Home"}>
            <Logo />
            {site && <Brand name={site.name} />}
          </Link>
          <MainMenu {...menus} />
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
        <MobileMenu {...menus} />
      </header>
    </>
  );
}

/** The site's name with its last word set apart. */
function Brand({ name }: Pick<SiteSettings, "name">) {
  const words = name.split(" ");
  const last = words.length > 1 && words.pop();
  return (
    <span>
      {words.join(" ")} {last && <small>{last}</small>}
    </span>
  );
}

/** The line above the header with our phone number and email address, which are not a yard's. */
function TopBar({ phone, email }: Pick<SiteSettings, "phone" | "email">) {
  return (
    <aside className="top-bar" aria-label="Contact">
      <div className="row wrap">
        <span>About this site, not a yard:</span>
        <a href={phoneHref(phone)}>
          <LineIcon of={Phone} size={14} /> {phone}
        </a>
        <a href={`mailto:${email}`}>
          <LineIcon of={Mail} size={14} /> {email}
        </a>
      </div>
    </aside>
  );
}

/** The site's logo: a cast ingot seen from the front. */
function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path className="logo-top" d="M10 9h12l3 5H7z" />
      <path className="logo-front" d="M7 14h18l4 10H3z" />
    </svg>
  );
}

/** True if the page is scrolled down by more than this many pixels. */
function useScrolledPast(pixels: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const update = () => setIsPast(window.scrollY > pixels);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [pixels]);
  return isPast;
}

/**
 * Closes menus when a navigation begins, because the header stays in the document. Menus opened while the next page is
 * loading, or before hydration, stay open.
 */
function useClosedPopoversOnNavigation(): void {
  const current = useLocation();
  const { key } = useNavigation().location ?? current;
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    for (const open of openPopovers()) open.hidePopover();
  }, [key]);
}
