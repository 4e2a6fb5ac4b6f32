import type { ReactNode } from "react";
import type { CityYard } from "../../worker/data/yards/yards.ts";
import { Link } from "../ui/link.tsx";
import { phoneHref, websiteText } from "../words/format.ts";

interface YardActionsProps {
  yard: Pick<CityYard, "name" | "address" | "phone" | "website">;
  children?: ReactNode;
}

/** A link to the report form for a yard that has closed or moved. */
export function ClosedOrMoved({ id }: Pick<CityYard, "id">) {
  return (
    <p className="yard-closed">
      <Link to={`/report/?yard=${id}&kind=closed`}>Closed or moved?</Link>
    </p>
  );
}

/** Buttons to contact a yard: call, directions, website. */
export function YardActions({ yard, children }: YardActionsProps) {
  const { phone, website } = yard;
  const newTab = "(opens in a new tab)";
  const site = website && `Website ${websiteText(website)}`;
  return (
    <p className="yard-actions">
      {phone && <a href={phoneHref(phone)}>{`Call ${phone}`}</a>}
      <Directions {...yard} />
      {website && (
        <a href={website} target="_blank" rel="noopener nofollow" aria-label={`${site} ${newTab}`}>
          {site}
        </a>
      )}
      {children}
    </p>
  );
}

/** A link to directions to a yard's address, which a visitor can check, unlike coordinates. */
export function Directions({ name, address }: Pick<CityYard, "name" | "address">) {
  return (
    <a
      href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`}
      target="_blank"
      rel="noopener"
      aria-label={`Directions to ${name} (opens in a new tab)`}
    >
      Directions
    </a>
  );
}

/** A yard's phone number as a tel: link. */
export function YardPhone({ phone }: { phone: string }) {
  return (
    <p className="yard-line phone">
      <a href={phoneHref(phone)}>{phone}</a>
    </p>
  );
}
