import { type Age, isOld, MAY_BE_OLD } from "./price-age.ts";

/** The day on which one price was last checked, unless it is said elsewhere, and what follows from its age. */
export function CheckedOn({ age }: { age: Pick<Age, "days"> & Partial<Age> }) {
  if (!age.checked && !isOld(age)) return null;
  return (
    <small>
      {age.checked && ` checked ${age.checked}`}
      {isOld(age) && <MayBeOld />}
    </small>
  );
}

/** Says that a price is old, in bold so that it is seen among many. */
export function MayBeOld() {
  return <b>{` ${MAY_BE_OLD}`}</b>;
}
