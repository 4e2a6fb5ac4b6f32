import type { ReactNode } from "react";
import type { CityYard } from "../../worker/data/yards/yards.ts";
import { Link } from "../ui/link.tsx";
import { phoneHref, websiteText } from "../words/format.ts";

interface YardActionsProps {
  yard: Pick<CityYard, "name" | "address" | "phone" | "website">;
  children?: ReactNode;
}

/** Links to the report form for a yard that has closed or moved. */
export function ClosedOrMoved({ id }: Pick<CityYard, "id">) {
  return (
    <p className="yard-closed">
      <Link to={`/report/?yard=${id}&kind=closed`}>Closed or moved?</Link>
    </p>
  );
}

/** Buttons to contact a yard: call, directions, website. */
export function YardActions({ yard, children }: YardActionsProps) {
  const { name, phone, website } = yard;
  const newTab = "(opens in a new tab)";
  const site = website && `Website ${websiteText(website)}`;
  return (
    <p className="yard-actions">
      {phone && <a href={phoneHref(phone)}>{`Call ${phone}`}</a>}
      <a
        href={directionsHref(yard)}
        target="_blank"
        rel="noopener"
        aria-label={`Directions to ${name} ${newTab}`}
      >
        Directions
      </a>
      {website && (
        <a href={website} target="_blank" rel="noopener nofollow" aria-label={`${site} ${newTab}`}>
          {site}
        </a>
      )}
      {children}
    </p>
  );
}

/** Gives directions by address, not coordinates, because a visitor can check an address. */
function directionsHref({ address }: Pick<CityYard, "address">): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}

/** A yard's phone number as a tel: link. */
export function YardPhone({ phone }: { phone: string }) {
  return (
    <p className="yard-line phone">
      <a href={phoneHref(phone)}>{phone}</a>
    </p>
  );
}
