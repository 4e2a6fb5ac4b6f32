import { ROAD_FACTOR, tripCents } from "../../../worker/data/places/drive.ts";
import { amount, amountRange, inCents, wholeDollarCents } from "../../goods/amounts.ts";
import { Link } from "../../ui/link.tsx";
import { aboutKilometres, dollars, grouped } from "../../words/format.ts";
import type { LoadYards, NearAnswer } from "../answer-load.ts";
import { type Carried, VEHICLES } from "../vehicles.ts";
import { type LoadWorth, totalOf } from "../worth.ts";
import { roundedUp } from "./comparison.ts";

interface CarriedProps {
  /** The visitor's place, as typed. */
  near: string;
  carried: Carried;
}

interface DriveVerdictProps extends CarriedProps, Pick<NearAnswer, "yards"> {
  nearest: LoadWorth;
  /** Dollars per kilometre. */
  kmCost: number;
  /** Name of the goods in the total: "the load". */
  subject: string;
}

/**
 * Says if the load is worth the drive to the nearest yard that takes it and, except for short trips, how we worked it
 * out. Renders nothing if no yard or price is known.
 */
export function DriveVerdict(props: DriveVerdictProps) {
  const { near, nearest, yards, kmCost, carried, subject } = props;
  const { lines, total } = nearest;
  const yard = yards && yardFor(yards);
  if (!total || !yard) return null;
  const { vehicle, trips } = carried;
  const cost = wholeDollarCents(tripCents(yard.kilometres, kmCost * trips));
  const [low, high] = [inCents(total.min), inCents(total.max)];
  const trip = trips > 1 ? `The ${trips} trips cost` : "The trip costs";
  const grams = totalOf(lines, ({ line, isCounted }) => (isCounted ? line.minGrams : 0));
  const enough = roundedUp((grams * cost) / low / 1000);
  const heavier = ` It pays from about ${grouped(enough)} kg of the same mix, even at the lowest price.`;
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
              ? `${trip} more than ${subject} is worth.`
              : `Whether ${trips > 1 ? "the trips pay" : "the trip pays"} depends on the yard’s price.`}
          </b>{" "}
          {`${trip} about ${amount(cost)}; ${subject} brings ${amountRange(low, high)}.${enough <= carried.most ? heavier : ""}${cost > high ? " Take it when you are going anyway." : " Ask for a price before you drive."}`}
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
          Or have it collected: <CollectLink near={near} />
        </p>
      )}
      {cost > low / 10 && (
        <p className="quiet">
          {`To the nearest yard ${yard.takes}, ${aboutKilometres(yard.kilometres)} away in a straight line, and back: ${aboutKilometres(yard.kilometres * 2 * ROAD_FACTOR)} by road, with ${ROAD_FACTOR} km for each straight-line kilometre, at `}
          <a href="#load-km-cost">{dollars(kmCost)} a kilometre</a>.
        </p>
      )}
    </div>
  );
}

/** Advice for a load that nobody drives, because it is too heavy or a car. */
export function PickUp({ near, carried, isVehicle }: CarriedProps & { isVehicle: boolean }) {
  return (
    <p className="load-drive">
      <b>
        {isVehicle
          ? "A car that doesn’t drive is towed, often for nothing: ask when you ring."
          : `At about ${grouped(Math.round(carried.kilograms / 100) / 10)} tonnes, ring for pick-up.`}
      </b>{" "}
      <CollectLink near={near} />
    </p>
  );
}

function CollectLink({ near }: Pick<CarriedProps, "near">) {
  const query = new URLSearchParams({ near, service: "Collection" });
  return <Link to={`/scrap-yards/?${query}`}>Yards that collect near you</Link>;
}

/** Chooses the nearest yard near the visitor that takes all of a load, or else most; failing that, the next beyond. */
function yardFor({ near, next }: LoadYards) {
  const byDistance = near.toSorted((a, b) => a.kilometres - b.kilometres);
  const all = byDistance.find(({ missing }) => missing.length === 0);
  if (all) return { kilometres: all.kilometres, takes: "that lists it" };
  const [part] = byDistance;
  if (part) return { kilometres: part.kilometres, takes: "that lists part of it" };
  return next && { kilometres: next.kilometres, takes: "that lists any of it" };
}
