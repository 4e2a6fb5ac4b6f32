import { toDollars } from "../../worker/amounts/cents.ts";
import { Link } from "../ui/link.tsx";
import { dollarRange } from "../words/format.ts";
import { CAN_SCHEMES, CANS_A_KILOGRAM, REFUND_CENTS, refundWords } from "./can-schemes.ts";

interface CanRefundProps {
  state: string;
  /** "&near=Dubbo", for My load's address; "" without a place. */
  place: string;
}

/** The refund for a kilogram of cans, beside the page's price as scrap, and the scheme of each state. */
export function CanRefund({ state, place }: CanRefundProps) {
  const [few, many] = CANS_A_KILOGRAM;
  const [low, high] = [toDollars(few * REFUND_CENTS), toDollars(many * REFUND_CENTS)];
  const schemes = Object.entries(CAN_SCHEMES).map(
    ([code, { name, since }]) => `${code} ${name ?? "(no name found)"}, since ${since}`,
  );
  return (
    <>
      <p>
        <b>{`As refunds: ${dollarRange(low, high, " to ")} a kilogram`}</b>
        {`, ${refundWords(`${few} to ${many}`, state)} `}
        <Link to={`/my-load/?drink-cans=${place}`} rel="nofollow">
          Count yours
        </Link>
      </p>
      <details>
        <summary>The scheme in each state</summary>
        <p>
          {`${schemes.join("; ")}. Sources: Wikipedia; Bin Night Tonight (July 2026); recyclerewards.com.au (crushed cans). Cans a kilogram: Just Local (2005) and the Australian Aluminium Council. Ask the scheme which cans it takes.`}
        </p>
      </details>
    </>
  );
}
