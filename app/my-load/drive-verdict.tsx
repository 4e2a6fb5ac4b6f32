import { amount, amountRange, inCents, toDollars } from "../goods/amounts.ts";
import { aboutKilometres, dollars, grouped } from "../words/format.ts";
import type { LoadYards } from "./answer-load.ts";
import { ROAD_FACTOR, roundedUp, tripCents } from "./comparison.ts";
import { HEAVIEST } from "./other-cities.tsx";
import type { LoadWorth } from "./worth.ts";

interface DriveVerdictProps {
  nearest: LoadWorth;
  yards: LoadYards | null;
  /** Dollars per kilometre. */
  kmCost: number;
  /** What the worth is of: "the load". */
  what: string;
}

/** Whether the load is worth the trip to the nearest yard that takes it; nothing if no yard or price is known. */
export function DriveVerdict({
  nearest: { lines, total },
  yards,
  kmCost,
  what,
}: DriveVerdictProps) {
  const yard = yards && yardFor(yards);
  if (!total || !yard) return null;
  const trip = toDollars(tripCents(yard.kilometres, kmCost));
  const [low, high] = [inCents(total.min), inCents(total.max)];
  const cost = `The trip costs about ${amount(trip)}`;
  const brings = `${what} brings ${amountRange(low, high)}`;
  const grams = lines.reduce(
    (sum, { line, isCounted }) => sum + (isCounted ? line.minGrams : 0),
    0,
  );
  const enough = roundedUp((grams * trip) / low / 1000);
  const heavier =
    enough <= HEAVIEST
      ? ` It pays from about ${grouped(enough)} kg of the same mix, even at the lowest price.`
      : "";
  return (
    <div className="load-drive">
      {trip < low ? (
        <p className="quiet">
          {`Worth the drive: ${amountRange(low - trip, high - trip)} after about ${amount(trip)} for the car.`}
        </p>
      ) : (
        <p>
          <b>
            {trip > high
              ? `The trip costs more than ${what} is worth.`
              : "Whether the trip pays depends on the yard’s price."}
          </b>{" "}
          {`${cost}; ${brings}.${heavier}${trip > high ? " Take it when you are going anyway." : " Ask for a price before you drive."}`}
        </p>
      )}
      {/* A short trip needs no reckoning. */}
      {trip > low / 10 && (
        <p className="quiet">
          {`To the nearest yard ${yard.what}, ${aboutKilometres(yard.kilometres)} away in a straight line, and back: ${aboutKilometres(yard.kilometres * 2 * ROAD_FACTOR)} by road, with ${ROAD_FACTOR} km for each straight-line kilometre, at `}
          <a href="#load-km-cost">{dollars(kmCost)} a kilometre</a>.
        </p>
      )}
    </div>
  );
}

/** The nearest yard near the visitor that takes all, otherwise most of a load; otherwise the next one beyond. */
function yardFor({ near, next }: LoadYards) {
  const byDistance = near.toSorted((a, b) => a.kilometres - b.kilometres);
  const all = byDistance.find(({ missing }) => missing.length === 0);
  const yard = all ?? byDistance[0] ?? next;
  if (!yard) return undefined;
  const what = all
    ? "that lists it"
    : byDistance[0]
      ? "that lists part of it"
      : "that lists any of it";
  return { kilometres: yard.kilometres, what };
}
