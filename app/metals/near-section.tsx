import type { answerNear } from "../near/metal-near.ts";
import { NearPriceBoard } from "../near/near-price-board.tsx";
import { WhereToSell } from "../near/where-to-sell.tsx";
import { type CityPriceView, cityPriceAddress, type MaterialAsked } from "./city-price-view.ts";
import { NearForm } from "./near-form.tsx";

// Only the form needs code in browsers.

type Answer = Awaited<ReturnType<typeof answerNear>>;

interface NearSectionProps extends Answer {
  material: { name: string; slug: string; grade: string | null };
  view: CityPriceView;
  asked: MaterialAsked;
  /** The directory's word for the metal; null if no yard lists it. */
  word: string | null;
  /** The address of My load with the metal and place. */
  load: string;
}

/** A metal near a place: its price, who takes it and what to bring. */
export function NearSection(props: NearSectionProps) {
  const { material, view, asked, word, load, label, name, address, price, yards, next, bring } =
    props;
  const { slug, grade } = material;
  const others = props.others.map((other) => ({
    label: other,
    to: cityPriceAddress(slug, view, { ...asked, near: other }),
  }));
  const metal = { name: material.name, slug, grade };
  return (
    <section className="near wrap" aria-labelledby="near-heading">
      <h2 id="near-heading">{`Near ${label ?? "your location"}`}</h2>
      <div className="near-answer split">
        <NearPriceBoard material={metal} price={price} others={others} />
        <NearForm slug={slug} view={view} asked={asked} />
        <WhereToSell
          {...{ material: metal, address, word, yards, next, bring, load }}
          open={asked.open}
          openWords={props.openWords}
          place={name ?? "your location"}
        />
      </div>
    </section>
  );
}
