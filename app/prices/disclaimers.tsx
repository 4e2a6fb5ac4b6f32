// All disclaimers are in this file and static-disclaimers.tsx, so that they can be checked together; the one
// exception is the notice in terms-and-conditions.mdx.

/** Above every page while the live dataset is a sample. */
export const SAMPLE_NOTICE =
  "Sample data: every price and yard here is invented. Phone, email and postal address are placeholders.";

/** Below a city's prices. */
export function IndicativeNotice() {
  return (
    <p className="quiet">Yards set their own prices by quantity, grade and the day’s market.</p>
  );
}

const MAP_NOTICES = {
  sample: "This map is illustrative: its suburbs are real, its yards are invented.",
  partial:
    "This map is illustrative: some of its markers do not show where a yard is. Use a yard’s Directions link to find it.",
  real: "Markers stand close to where the yards are. Use a yard’s Directions link to find it.",
};

/** Below the map of a city's yards, depending on what its markers show. */
export function CityMapNotice({ kind }: { kind: keyof typeof MAP_NOTICES }) {
  return <p className="quiet">{MAP_NOTICES[kind]}</p>;
}
