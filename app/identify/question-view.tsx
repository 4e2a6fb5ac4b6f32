import { stepAddress } from "../paths/step-address.ts";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";
import type { ShownQuestion } from "./shown-step.ts";

/** A question's options as links, and a way out if none of them fits. */
export function QuestionView({ title, groups, kept }: ShownQuestion) {
  return (
    <div className="identify wrap">
      {groups.map(({ heading, options }) => (
        <section key={heading ?? title} aria-label={heading ? undefined : title}>
          {heading && <h2>{heading}</h2>}
          <ul className="card-grid card-grid-four">
            {options.map(({ label, detail, drawing, address }) => (
              <li key={label}>
                <Link className="identify-option pictured card" to={address} prefetch="intent">
                  <Swatch metal={drawing} />
                  <span>
                    <b>{label}</b>
                    {detail && <span className="quiet">{detail}</span>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        None of these, or not sure? <Link to={stepAddress("not-sure", kept)}>See what to ask</Link>
      </p>
    </div>
  );
}
