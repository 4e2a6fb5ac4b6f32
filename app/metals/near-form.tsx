import type { UnknownPlace as Unknown } from "../near/near-place.ts";
import { PlaceForm } from "../search/place-form.tsx";
import { DidYouMean } from "../ui/did-you-mean.tsx";
import { OpenAtField } from "../yard-facts/open-at-field.tsx";
import { type MaterialQuery, materialAddress, materialParameters } from "./material-query.ts";

interface NearFormProps {
  /** The material's slug. */
  slug: string;
  query: MaterialQuery;
  /** True if the field's text names no place; `near-failure` says so. */
  hasFailed?: boolean;
}

const POSITION = /^-?[\d.]+,-?[\d.]+$/;

/** Asks for a place, and when yards have to be open, for the same page near there. */
export function NearForm({ slug, query, hasFailed = false }: NearFormProps) {
  return (
    <PlaceForm
      action={`/material/${slug}/`}
      near={query.near}
      // A position has no name to show.
      text={POSITION.test(query.near) ? "" : query.near}
      kept={materialParameters({ ...query, near: "", open: "" })}
      hasFailed={hasFailed}
    >
      <OpenAtField id="near-open" chosen={query.open} />
    </PlaceForm>
  );
}

interface UnknownPlaceProps extends NearFormProps {
  place: Unknown;
}

/** Tells the visitor that a place is unknown, suggests similar ones and asks again. */
export function UnknownPlace({ place, slug, query }: UnknownPlaceProps) {
  return (
    <div className="near wrap">
      <p id="near-failure" className="notice" role="status">
        {place.failure}
      </p>
      <DidYouMean
        links={place.others.map((label) => ({
          label,
          to: materialAddress(slug, { ...query, near: label }),
        }))}
      />
      <NearForm slug={slug} query={query} hasFailed />
    </div>
  );
}
