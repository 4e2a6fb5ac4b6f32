import { Link } from "../ui/link.tsx";
import { type MenuLinks, menuHref, NAVIGATION } from "./navigation.tsx";
import { NavigationLink } from "./navigation-link.tsx";

interface MobileMenuProps {
  links: MenuLinks;
}

/** The navigation on narrow screens, with the entries of both dropdowns below their headings. */
export function MobileMenu({ links }: MobileMenuProps) {
  return (
    <nav className="mobile-menu" id="mobile-menu" popover="auto" aria-label="Mobile">
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
                  <Link to={entry.to}>View All</Link>
                </li>
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
