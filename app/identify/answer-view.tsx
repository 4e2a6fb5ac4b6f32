import { stepAddress } from "../paths/step-address.ts";
import type { Crumb } from "../ui/breadcrumb.tsx";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";
import { priceRange } from "../words/format.ts";
import { MetalWorth, materialPath } from "./metal-worth.tsx";
import type { ShownAnswer } from "./shown-step.ts";

interface AnswerViewProps {
  answer: ShownAnswer;
  trail: Crumb[];
}

/** The answer that ends the questions: a metal with its price near the visitor, or what to ask a yard. */
export function AnswerView({ answer, trail }: AnswerViewProps) {
  const { step, title, why, care, ask, guide, kept, metal, drawing, candidates } = answer;
  const { near } = kept;
  return (
    <>
      <Hero trail={trail} title={title} text={why}>
        {metal && !metal.worth?.near && (
          <p className="identify-metal pictured">
            <Swatch metal={drawing ?? metal.slug} />
            <span>
              {`Priced as ${metal.worth?.material.name.toLowerCase() ?? metal.name}`}
              {metal.worth?.range && (
                <>
                  {": "}
                  <b className="price-range">{priceRange(metal.worth.range)}</b> a kilogram across
                  Australia
                </>
              )}
            </span>
          </p>
        )}
        {care && <p className="identify-care notice">{care}</p>}
      </Hero>
      <div className="identify-answer split wrap">
        {metal && <MetalWorth {...metal} step={step} kept={kept} />}
        {candidates.length > 0 && (
          <section aria-labelledby="candidates-heading">
            <h2 id="candidates-heading">Prices to compare</h2>
            <ul className="chips">
              {candidates.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={materialPath(slug, near)}>{`Price of ${name}`}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {metal && metal.mixUps.length > 0 && <MixUps metal={metal} near={near} />}
        {(ask || guide) && (
          <section aria-labelledby="ask-heading">
            <h2 id="ask-heading">At the yard</h2>
            {ask && <p className="prose">{ask}</p>}
            {guide && (
              <p>
                <Link to={guide.path}>{guide.label}</Link>
              </p>
            )}
          </section>
        )}
        <p className="link-row">
          <Link to={stepAddress("", kept)}>Start again</Link>
          <Link to={near ? `/scrap-yards/?${new URLSearchParams({ near })}` : "/scrap-yards/"}>
            {near ? "Yards near you" : "Scrap yards"}
          </Link>
        </p>
      </div>
    </>
  );
}

/** Metals that people take for this one, at a cost. */
function MixUps({ metal, near }: { metal: NonNullable<ShownAnswer["metal"]>; near: string }) {
  return (
    <section aria-labelledby="mix-ups-heading">
      <h2 id="mix-ups-heading">Mix-ups that cost money</h2>
      <ul className="identify-mix-ups lined">
        {metal.mixUps.map(({ slug, name, text }) => (
          <li key={slug} className="pictured">
            <Swatch metal={slug} />
            <div>
              <Link to={materialPath(slug, near)}>{name}</Link>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
