import { amount, amountRange, inCents, toDollars } from "../../goods/amounts.ts";
import { Link } from "../../ui/link.tsx";
import { aboutKilometres, dollars, grouped } from "../../words/format.ts";
import type { LoadYards } from "../answer-load.ts";
import { type Carried, VEHICLES } from "../vehicles.ts";
import type { LoadWorth } from "../worth.ts";
import { ROAD_FACTOR, roundedUp, tripCents } from "./comparison.ts";

interface PickUpProps {
  /** The visitor's place, as typed. */
  near: string;
  carried: Carried;
  /** True if a vehicle is among the load. */
  isVehicle: boolean;
}

interface DriveVerdictProps {
  /** The visitor's place, as typed. */
  near: string;
  nearest: LoadWorth;
  yards: LoadYards | null;
  /** Dollars per kilometre. */
  kmCost: number;
  carried: Carried;
  /** What the worth is of: "the load". */
  what: string;
}

/** Whether the load is worth the drive to the nearest yard that takes it; nothing if no yard or price is known. */
export function DriveVerdict(props: DriveVerdictProps) {
  const { near, yards, kmCost, carried, what } = props;
  const { lines, total } = props.nearest;
  const yard = yards && yardFor(yards);
  if (!total || !yard) return null;
  const { vehicle, trips } = carried;
  const cost = toDollars(tripCents(yard.kilometres, kmCost * trips));
  const [low, high] = [inCents(total.min), inCents(total.max)];
  const [subject, verb] = trips > 1 ? [`The ${trips} trips`, "cost"] : ["The trip", "costs"];
  const grams = lines.reduce(
    (sum, { line, isCounted }) => sum + (isCounted ? line.minGrams : 0),
    0,
  );
  const enough = roundedUp((grams * cost) / low / 1000);
  const heavier =
    enough <= carried.most
      ? ` It pays from about ${grouped(enough)} kg of the same mix, even at the lowest price.`
      : "";
  return (
    <div className="load-drive">
      {cost < low ? (
        <p className="quiet">
          {`Worth the drive: ${amountRange(low - cost, high - cost)} after about ${amount(cost)} for ${trips > 1 ? `${trips} trips ${vehicle.words}` : "the car"}.`}
        </p>
      ) : (
        <p>
          <b>
            {cost > high
              ? `${subject} ${verb} more than ${what} is worth.`
              : `Whether ${trips > 1 ? "the trips pay" : "the trip pays"} depends on the yard’s price.`}
          </b>{" "}
          {`${subject} ${verb} about ${amount(cost)}; ${what} brings ${amountRange(low, high)}.${heavier}${cost > high ? " Take it when you are going anyway." : " Ask for a price before you drive."}`}
        </p>
      )}
      {(trips > 1 || carried.isAssumed) && VEHICLES.includes(vehicle) && (
        <p className="quiet">
          {`We count about ${grouped(vehicle.kilograms)} kg a trip ${vehicle.words}; its plate says how much. `}
          <a href="#load-vehicle">What carries it?</a>
        </p>
      )}
      {trips > 1 && (
        <p>
          Or have it collected: <Link to={collectPath(near)}>Yards that collect near you</Link>
        </p>
      )}
      {/* A short trip needs no reckoning. */}
      {cost > low / 10 && (
        <p className="quiet">
          {`To the nearest yard ${yard.what}, ${aboutKilometres(yard.kilometres)} away in a straight line, and back: ${aboutKilometres(yard.kilometres * 2 * ROAD_FACTOR)} by road, with ${ROAD_FACTOR} km for each straight-line kilometre, at `}
          <a href="#load-km-cost">{dollars(kmCost)} a kilometre</a>.
        </p>
      )}
    </div>
  );
}

/** For a load that nobody drives, whether by its weight or because it is a car. */
export function PickUp({ near, carried, isVehicle }: PickUpProps) {
  return (
    <p className="load-drive">
      <b>
        {isVehicle
          ? "A car that doesn’t drive is towed, often for nothing: ask when you ring."
          : `At about ${grouped(Math.round(carried.kilograms / 100) / 10)} tonnes, ring for pick-up.`}
      </b>{" "}
      <Link to={collectPath(near)}>Yards that collect near you</Link>
    </p>
  );
}

function collectPath(near: string): string {
  return `/scrap-yards/?${new URLSearchParams({ near, service: "Collection" })}`;
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
