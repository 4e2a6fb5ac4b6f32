import { Link } from "../ui/link.tsx";
import type { answerNear } from "./metal-near.ts";
import { NearYardList, NextYardLine, RingFirst, YardsOutage } from "./near-yard-list.tsx";
import { OtherRules, WhatToBring } from "./what-to-bring.tsx";
import { YardOrderLinks } from "./yard-order-links.tsx";

type Answer = Awaited<ReturnType<typeof answerNear>>;

interface WhereToSellProps
  extends Pick<Answer, "address" | "yards" | "next" | "order" | "openWords" | "bring"> {
  material: { name: string };
  /** "Newcastle" or "your location". */
  place: string;
  /** The directory's word for the metal; null if no yard lists it. */
  word: string | null;
  /** The half-hour of the week when yards must be open; "" for any time. */
  open: string;
  /** The URL of My load with the metal and place filled in. */
  load: string;
}

/** The nearest yards that take a metal, the rules on what to bring, and a link to value the whole load. */
export function WhereToSell(props: WhereToSellProps) {
  const { material, place, address, word, yards, next, order, open, openWords, bring, load } =
    props;
  const metal = material.name.toLowerCase();
  const isFound = yards !== null && yards.length + (next ? 1 : 0) > 0;
  const listed = isFound || openWords ? word : null;
  return (
    <>
      <section className="near-yards stack" aria-labelledby="near-yards-heading">
        <h3 id="near-yards-heading">
          {order === "best" ? `Yards that take ${metal}` : `Nearest yards that take ${metal}`}
        </h3>
        <YardList
          metal={metal}
          yards={yards}
          next={next}
          order={order}
          openWords={openWords}
          near={address}
        />
        <p>
          <AllYardsLink
            place={place}
            address={address}
            listed={listed}
            open={isFound ? open : ""}
          />
        </p>
      </section>
      <div className="near-more stack">
        {bring && (
          <>
            <WhatToBring city={bring.city} rules={bring.rules} />
            <OtherRules others={bring.others} />
            <p className="quiet">{`Rules last edited on ${bring.editedOn}.`}</p>
          </>
        )}
        <p className="link-row">
          <Link to={load} rel="nofollow">
            What is my load worth?
          </Link>
        </p>
      </div>
    </>
  );
}

interface AllYardsLinkProps extends Pick<WhereToSellProps, "place" | "address"> {
  /** The directory's word for a metal; null for yards that take any metal. */
  listed: string | null;
  /** The half-hour of the week when yards must be open; "" for any time. */
  open?: string;
}

/** A link to the directory near a place. */
export function AllYardsLink({ place, address, listed, open = "" }: AllYardsLinkProps) {
  const query = new URLSearchParams({
    near: address,
    ...(listed && { material: listed }),
    ...(open && { open }),
  });
  return (
    <Link to={`/scrap-yards/?${query}`} rel="nofollow">
      {`All yards near ${place}${listed ? ` that list “${listed}”` : ""}${open ? " and are open then" : ""}`}
    </Link>
  );
}

interface YardListProps extends Pick<WhereToSellProps, "yards" | "next" | "order" | "openWords"> {
  /** The metal's name for use in a sentence. */
  metal: string;
  /** The place, as URLs write it. */
  near: string;
}

function YardList({ metal, yards, next, order, openWords, near }: YardListProps) {
  if (yards === null) return <YardsOutage />;
  if (yards.length === 0 && !next && !openWords) {
    return (
      <p className="empty">
        {`We don’t know of a yard that lists ${metal}. Yards may take more than they list, so ring one near you.`}
      </p>
    );
  }
  return (
    <>
      {openWords && <p>{openWords}</p>}
      <YardOrderLinks order={order} />
      {yards.length > 0 && <NearYardList yards={yards} name="h4" />}
      <NextYardLine next={next} isFirst={yards.length === 0 && !openWords} />
      <RingFirst yards={order ? yards : []} near={near} metals={[metal]} />
    </>
  );
}
