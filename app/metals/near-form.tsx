import type { UnknownPlace } from "../near/near-place.ts";
import { PlaceForm } from "../search/place-form.tsx";
import { OpenAtField } from "../yard-facts/open-at-field.tsx";
import { type MaterialQuery, materialAddress, materialParameters } from "./material-query.ts";

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
