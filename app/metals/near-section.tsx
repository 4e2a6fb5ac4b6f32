import type { answerNear } from "../near/metal-near.ts";
import { NearPrice } from "../near/near-price.tsx";
import { NearYards } from "../near/near-yards.tsx";
import { type MaterialQuery, materialAddress } from "./material-query.ts";
import { NearForm } from "./near-form.tsx";

interface NearSectionProps {
  answer: Awaited<ReturnType<typeof answerNear>>;
  material: { name: string; slug: string; grade: string | null };
  query: MaterialQuery;
  /** The directory's word for the metal; null if no yard lists it. */
  word: string | null;
  /** The address of My load with the metal and place. */
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
        <NearPrice material={material} price={answer.price} others={others} />
        <NearForm slug={slug} query={query} />
        <NearYards
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
