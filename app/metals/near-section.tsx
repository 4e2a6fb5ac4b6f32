import type { answerNear } from "../near/metal-near.ts";
import type { UnknownPlace } from "../near/near-place.ts";
import { NearPriceBoard } from "../near/near-price-board.tsx";
import { WhereToSell } from "../near/where-to-sell.tsx";
import { PlaceForm } from "../search/place-form.tsx";
import { OpenAtField } from "../yard-facts/open-at-field.tsx";
import { type MaterialQuery, materialAddress, materialParameters } from "./material-query.ts";

interface NearSectionProps {
  answer: Awaited<ReturnType<typeof answerNear>>;
  material: { name: string; slug: string; grade: string | null };
  query: MaterialQuery;
  /** The directory's word for the metal; null if no yard lists it. */
  word: string | null;
  /** URL of My load with the metal and place. */
  load: string;
}

/** A metal near a place: its price, who takes it and what to bring. */
export function NearSection({ answer, material, query, word, load }: NearSectionProps) {
  const { slug } = material;
  const others = answer.others.map((label) => ({
    label,
    to: materialAddress(slug, { ...query, near: label }),
  }));
  return (
    <section className="near wrap" aria-labelledby="near-heading">
      <h2 id="near-heading">{`Near ${answer.label ?? "your location"}`}</h2>
      <div className="near-answer split">
        <NearPriceBoard material={material} price={answer.price} others={others} />
        <NearForm slug={slug} query={query} />
        <WhereToSell
          {...answer}
          material={material}
          place={answer.name ?? "your location"}
          word={word}
          open={query.open}
          load={load}
        />
      </div>
    </section>
  );
}

interface NearFormProps {
  /** The material's slug. */
  slug: string;
  query: MaterialQuery;
  /** Why the query's place is unknown. */
  unknown?: Pick<UnknownPlace, "failure" | "others">;
}

const POSITION = /^-?[\d.]+,-?[\d.]+$/;

/** Asks for a place, and when yards have to be open, for the same page near there. */
export function NearForm({ slug, query, unknown }: NearFormProps) {
  return (
    <PlaceForm
      action={`/material/${slug}/`}
      near={query.near}
      // A position has no name to show.
      text={POSITION.test(query.near) ? "" : query.near}
      kept={materialParameters({ ...query, near: "", open: "" })}
      unknown={unknown}
      addressNear={(near) => materialAddress(slug, { ...query, near })}
    >
      <OpenAtField id="near-open" chosen={query.open} />
    </PlaceForm>
  );
}
