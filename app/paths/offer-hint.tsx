import { Link } from "../ui/link.tsx";
import { offerAddress } from "./form-addresses.ts";

/** A link below a table of prices to check an offer against them. */
export function OfferHint({ metal = "", near = "" }: { metal?: string; near?: string }) {
  return (
    <Link to={offerAddress({ metal, near })} rel="nofollow">
      Check an offer
    </Link>
  );
}
