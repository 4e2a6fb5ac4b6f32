import { aboutKilometres } from "../format.ts";
import { Link } from "../ui/link.tsx";
import { YardPhone } from "../yards/yard-facts.tsx";
import { yardPath } from "../yards/yard-path.ts";
import type { LoadYard } from "./answer.ts";

/** The nearest yards that take all of a load, then those that take most of it; null in an outage. */
export function LoadYards({ yards }: { yards: LoadYard[] | null }) {
  return (
    <section aria-labelledby="load-yards-heading">
      <h3 id="load-yards-heading">Who takes it</h3>
      {yards === null ? (
        <p className="empty">We can’t load the yards right now. Try again in a minute.</p>
      ) : (
        <Groups yards={yards} />
      )}
    </section>
  );
}

function Groups({ yards }: { yards: LoadYard[] }) {
  const all = yards.filter(({ missing }) => missing.length === 0);
  const most = yards.filter(({ missing }) => missing.length > 0);
  if (yards.length === 0) {
    return (
      <p className="empty">
        We don’t know of a yard that lists any of this. Yards may take more than they list, so{" "}
        <Link to="/scrap-yards/">ring one near you</Link>.
      </p>
    );
  }
  return (
    <>
      <p>
        <b>Ring before you drive.</b> Yards may take more, or less, than they list.
      </p>
      {all.length > 0 && <Group title="All of it" yards={all} />}
      {most.length > 0 && (
        <Group title={all.length > 0 ? "Most of it" : "Some of it"} yards={most} />
      )}
    </>
  );
}

function Group({ title, yards }: { title: string; yards: LoadYard[] }) {
  return (
    <>
      <h4>{title}</h4>
      <ul className="load-yards" aria-label={title}>
        {yards.map((yard) => (
          <li key={yard.id} className="card">
            <Link to={yardPath(yard)}>{yard.name}</Link>
            <p className="quiet">{`${aboutKilometres(yard.kilometres)} in a straight line`}</p>
            {yard.missing.length > 0 && <p>{`Doesn’t list: ${yard.missing.join(", ")}`}</p>}
            <p className="yard-line place">{yard.address}</p>
            {yard.phone && <YardPhone phone={yard.phone} />}
            {yard.open && <p className="quiet">{yard.open}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
