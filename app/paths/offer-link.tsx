import type { ReactNode } from "react";
import { Link } from "../ui/link.tsx";
import { offerAddress } from "./offer-address.ts";

interface OfferLinkProps {
  metal: { name: string; slug: string };
  city: { name: string; state: string };
  /** The price in figures. */
  children: ReactNode;
}

/** Links a price to the page that checks an offer, with its metal and city filled in. */
export function OfferLink({ metal, city, children }: OfferLinkProps) {
  return (
    <Link
      to={offerAddress({ metal: metal.slug, near: `${city.name} ${city.state}` })}
      rel="nofollow"
    >
      {children}
      {/* An aria-label would repeat the figures in every row of a long table. */}
      <span className="visually-hidden">{` check an offer for ${metal.name} in ${city.name}`}</span>
    </Link>
  );
}

/** Tells visitors where the prices of a table lead. */
export function OfferHint() {
  return <p>Offered less? Choose a price to check the offer.</p>;
}
