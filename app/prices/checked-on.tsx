import { type Age, MAY_BE_OLD } from "./price-age.ts";

interface CheckedOnProps extends Partial<Pick<Age, "checked" | "said">> {
  isOld: boolean;
}

/** The day a price was last checked and what it rests on, unless shown elsewhere, and a warning if the price is old. */
export function CheckedOn({ checked, said, isOld }: CheckedOnProps) {
  if (!checked && !said && !isOld) return null;
  return (
    <small>
      {checkedWords({ checked, said })}
      {/* In bold, so that it stands out among many. */}
      {isOld && <b>{` ${MAY_BE_OLD}`}</b>}
    </small>
  );
}

/** " checked 19 Nov 2026 (4 yards, 12–19 Nov)", as far as it is to be said. */
export function checkedWords({ checked, said }: Partial<Age>): string {
  if (checked) return ` checked ${checked}${said ? ` (${said})` : ""}`;
  return said ? ` ${said}` : "";
}
