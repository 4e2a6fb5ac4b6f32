import { type Age, isOld, MAY_BE_OLD } from "./price-age.ts";

/** The day a price was last checked and what it rests on, unless shown elsewhere, and a warning if the price is old. */
export function CheckedOn({ age }: { age: Pick<Age, "days"> & Partial<Age> }) {
  if (!age.checked && !age.said && !isOld(age)) return null;
  return (
    <small>
      {checkedWords(age)}
      {isOld(age) && <MayBeOld />}
    </small>
  );
}

/** " checked 19 Nov 2026 (4 yards, 12–19 Nov)", as far as it is to be said. */
export function checkedWords({ checked, said }: Partial<Age>): string {
  if (checked) return ` checked ${checked}${said ? ` (${said})` : ""}`;
  return said ? ` ${said}` : "";
}

/** Marks a price as old, in bold so that it stands out among many. */
export function MayBeOld() {
  return <b>{` ${MAY_BE_OLD}`}</b>;
}
