import type { DirectoryYard } from "../../../worker/data/types.ts";
import { YardFacts } from "../yard-facts.tsx";

/** What the popup tells of the selected yard. */
export function MapYard({ yard }: { yard: DirectoryYard | null }) {
  if (!yard) return <p>Loading…</p>;
  return (
    <>
      <p>
        {yard.cityName}, {yard.state}
      </p>
      <YardFacts yard={yard} />
    </>
  );
}
