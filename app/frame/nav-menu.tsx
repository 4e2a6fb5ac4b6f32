import { ChevronDown } from "lucide";
import { LineIcon } from "../ui/line-icon.tsx";
import { Link } from "../ui/link.tsx";
import { type MenuLinks, menuHref, type NamedSlug } from "./navigation.tsx";

interface NavMenuProps {
  entry: { label: string; to: string; menu: keyof MenuLinks };
  links: NamedSlug[];
}

/** A dropdown of the header; the platform's popover opens, closes and dismisses it without script. */
export function NavMenu({ entry: { label, to, menu }, links }: NavMenuProps) {
  const id = `${menu}-menu`;
  return (
    <>
      <button
        type="button"
        className="nav-menu-toggle"
        popoverTarget={id}
        aria-label={`${label} menu`}
      >
        <LineIcon of={ChevronDown} size={16} />
      </button>
      <ul className="nav-menu" id={id} popover="auto">
        {links.map(({ name, slug }) => (
          <li key={slug}>
            <Link to={menuHref(menu, slug)} prefetch="intent">
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link className="nav-menu-all" to={to} prefetch="intent">
            View All
          </Link>
        </li>
      </ul>
    </>
  );
}
