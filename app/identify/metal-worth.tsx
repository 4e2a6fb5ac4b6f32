import { NearPriceBoard } from "../near/near-price-board.tsx";
import { type Kept, stepAddress } from "../paths/step-address.ts";
import { PlaceForm } from "../search/place-form.tsx";
import { Link } from "../ui/link.tsx";
import type { Worth } from "./shown-step.ts";

/** Path of a material's page, near the place if one is given. */
export function materialPath(slug: string, near: string): string {
  return `/material/${slug}/${near && `?${new URLSearchParams({ near })}`}`;
}

interface MetalWorthProps {
  /** Name of the answer's step. */
  step: string;
  slug: string;
  /** General name of the metal. */
  name: string;
  /** This is undefined if the dataset lacks the metal, and null if the database is down. */
  worth: Worth | null | undefined;
  kept: Kept;
}

/** A metal's price near a place, or a form to ask for one, and a link into My load. */
export function MetalWorth(props: MetalWorthProps) {
  const { slug, worth, kept } = props;
  const found = worth?.near;
  const place = found ? found.address : kept.near;
  return (
    <section aria-labelledby="worth-heading">
      <h2 id="worth-heading">
        {`What it’s worth near ${found ? (found.label ?? "your location") : "you"}`}
      </h2>
      <Price {...props} />
      {worth && (
        <p className="link-row">
          <Link to={materialPath(slug, place)} prefetch="intent">
            {place
              ? `Yards that take ${worth.material.name.toLowerCase()}`
              : "Prices in all cities"}
          </Link>
          <Link to={loadPath(slug, place, kept.load)} rel="nofollow">
            Add it to My load
          </Link>
        </p>
      )}
    </section>
  );
}

function Price({ step, slug, name, worth, kept }: MetalWorthProps) {
  if (worth === null)
    return <p className="empty">We can’t load prices right now. Try again in a minute.</p>;
  if (!worth) return <p className="empty">{`We have no prices for ${name}. Ask a yard.`}</p>;
  const { material, near: found, unknown } = worth;
  if (found)
    return (
      <NearPriceBoard
        // The server's markup stays until the metal or the place changes.
        key={`${slug} ${found.address}`}
        material={material}
        price={found.price}
        others={found.others.map((near) => ({
          label: near,
          to: stepAddress(step, { ...kept, near }),
        }))}
      />
    );
  return (
    <PlaceForm
      action={materialPath(slug, "")}
      near={kept.near}
      unknown={unknown}
      addressNear={(near) => materialPath(slug, near)}
    />
  );
}

/** URL of a load with the place and the metal but no weight yet. */
function loadPath(slug: string, near: string, load: string): string {
  const query = new URLSearchParams([
    ...(near ? [["near", near]] : []),
    ...new URLSearchParams(load),
  ]);
  if (!query.has(slug)) query.set(slug, "");
  return `/my-load/?${query}`;
}
