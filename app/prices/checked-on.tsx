import { type Age, isOld, MAY_BE_OLD } from "./price-age.ts";

/** The day a price was last checked, unless shown elsewhere, and a warning if the price is old. */
export function CheckedOn({ age }: { age: Pick<Age, "days"> & Partial<Age> }) {
  if (!age.checked && !isOld(age)) return null;
  return (
    <small>
      {age.checked && ` checked ${age.checked}`}
      {isOld(age) && <MayBeOld />}
    </small>
  );
}

/** Marks a price as old, in bold so that it stands out among many. */
export function MayBeOld() {
  return <b>{` ${MAY_BE_OLD}`}</b>;
}
