import { type Kept, stepAddress } from "../paths/step-address.ts";
import { Link } from "../ui/link.tsx";
import { staticContent } from "../ui/static-content.tsx";
import { PlaceForm } from "./place-form.tsx";
import type { Worth } from "./worth.ts";

const NearPrice = staticContent(async () => (await import("../near/near-price.tsx")).NearPrice);

/** The address of a material's page, near the place if one is given. */
export function materialPath(slug: string, near: string): string {
  return `/material/${slug}/${near && `?${new URLSearchParams({ near })}`}`;
}

interface MetalWorthProps {
  /** The name of the answer's step. */
  step: string;
  slug: string;
  /** What it is called in general. */
  name: string;
  /** Undefined if the dataset does not have the metal, null in an outage. */
  worth: Worth | null | undefined;
  kept: Kept;
}

/** What a metal is worth near a place, or the question for one, and the way into My load. */
export function MetalWorth({ step, slug, name, worth, kept }: MetalWorthProps) {
  const { near } = kept;
  const found = worth?.near;
  const place = found ? found.address : near;
  return (
    <section aria-labelledby="worth-heading">
      <h2 id="worth-heading">
        {`What it’s worth near ${found ? (found.label ?? "your location") : "you"}`}
      </h2>
      <Price {...{ step, slug, name, worth, kept }} />
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
  if (!found)
    return <PlaceForm action={materialPath(slug, "")} near={kept.near} unknown={unknown} />;
  const others = found.others.map((label) => {
    return { label, to: stepAddress(step, { ...kept, near: label }) };
  });
  return (
    <NearPrice
      // What the server wrote stays until another metal or place is asked for.
      key={`${slug} ${found.address}`}
      {...{ material, others }}
      price={found.price}
    />
  );
}

/** The address of a load with the metal, whose weight is still to be said, and the place. */
function loadPath(slug: string, near: string, load: string): string {
  const query = new URLSearchParams([
    ...(near ? [["near", near]] : []),
    ...new URLSearchParams(load),
  ]);
  if (!query.has(slug)) query.set(slug, "");
  return `/my-load/?${query}`;
}
