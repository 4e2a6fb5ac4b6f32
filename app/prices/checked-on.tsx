import { type Age, isOld, MAY_BE_OLD } from "./price-age.ts";

/** The day on which one price was last checked, and what follows from its age. */
export function CheckedOn({ age }: { age: Age }) {
  return (
    <small>
      {` checked ${age.checked}`}
      {isOld(age) && <MayBeOld />}
    </small>
  );
}

/** Says that a price is old, in bold so that it is seen among many. */
export function MayBeOld() {
  return <b>{` ${MAY_BE_OLD}`}</b>;
}
