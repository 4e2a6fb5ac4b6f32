import { isVehicle } from "../../../worker/search/items.ts";
import { amountRange, inCents } from "../../goods/amounts.ts";
import {
  CANS,
  CANS_A_KILOGRAM,
  crushedWords,
  REFUND_CENTS,
  schemeWords,
} from "../../goods/can-schemes.ts";
import { grouped } from "../../words/format.ts";
import type { answerNear } from "../answer-load.ts";
import { countRow, type LeftOut } from "../count.ts";
import type { CityWorth } from "../load-cities.ts";
import type { LoadRow } from "../load-row.ts";
import { carriedBy } from "../vehicles.ts";
import { isMostlyGuessed, type LoadWorth } from "../worth.ts";
import { CableVerdict } from "./cable-verdict.tsx";
import { DriveVerdict, PickUp } from "./drive-verdict.tsx";
import { OfferVerdict } from "./offer-verdict.tsx";
import { AskedCities } from "./other-cities.tsx";
import { stripOrSell } from "./strip-or-sell.ts";

interface LoadVerdictsProps {
  rows: LoadRow[];
  leftOut: LeftOut[];
  kmCost: { value: number };
  vehicle: string;
  /** For all of it. */
  offer: { dollars?: number };
  /** The visitor's place, as typed. */
  near: string;
  answer: NonNullable<Awaited<ReturnType<typeof answerNear>>>;
  nearest: CityWorth;
}

/** What to do with a load: whether to drive, to strip its cable and to return its cans. */
export function LoadVerdicts(props: LoadVerdictsProps) {
  const { rows, leftOut, kmCost, vehicle, offer, near, answer, nearest } = props;
  const carried = carriedBy(
    vehicle,
    nearest.lines.map(({ line }) => line),
  );
  const cable = stripOrSell(nearest.lines, rows, answer.bright);
  const hasVehicle = rows.some(({ good }) => good && isVehicle(good));
  const isPartly = leftOut.length > 0 || nearest.lines.some(({ isCounted }) => !isCounted);
  const hasCans = nearest.lines.some(({ line }) => line.material.slug === CANS);
  const whole = isPartly ? "what we can price of the load" : "the load";
  const what = hasCans ? `${whole}, cans as scrap,` : whole;
  return (
    <>
      {answer.others && <AskedCities others={answer.others} nearest={nearest.city} />}
      {offer.dollars !== undefined && nearest.total && (
        <OfferVerdict
          {...{ nearest, isPartly }}
          isJudged={answer.isJudged}
          cents={Math.round(offer.dollars * 100)}
        />
      )}
      <CanVerdict rows={rows} lines={nearest.lines} state={answer.state} />
      {hasVehicle || carried.isForPickUp ? (
        <PickUp {...{ near, carried }} isVehicle={hasVehicle} />
      ) : isMostlyGuessed(nearest) ? (
        <p className="load-drive">
          <b>Weigh it first.</b> Most of this total rests on weights that are general knowledge, so
          we don’t say whether the drive pays.
        </p>
      ) : (
        <DriveVerdict
          {...{ near, nearest, yards: answer.yards, kmCost: kmCost.value, carried, what }}
        />
      )}
      {cable && <CableVerdict {...cable} />}
    </>
  );
}

interface CanVerdictProps extends Pick<LoadWorth, "lines"> {
  rows: LoadRow[];
  /** Code of the place's state. */
  state: string | undefined;
}

/** The refunds for a load's cans beside their price as scrap; nothing without cans. */
function CanVerdict({ rows, lines, state }: CanVerdictProps) {
  const [few, many] = cansOf(rows);
  if (many === 0) return null;
  const cans = few === many ? grouped(few) : `about ${grouped(few)}–${grouped(many)}`;
  const scrap = lines.find(
    ({ line, isCounted }) => isCounted && line.material.slug === CANS,
  )?.worth;
  return (
    <p>
      <b>{`Return the cans: ${amountRange(few * REFUND_CENTS, many * REFUND_CENTS)} as refunds`}</b>
      {scrap && `, against ${amountRange(inCents(scrap.min), inCents(scrap.max))} as scrap`}
      {`. That is ${cans} cans at 10 cents each, from ${schemeWords(state)}. ${crushedWords(state)}`}
    </p>
  );
}

/** The fewest and most cans in a load; none of those that cannot be counted. */
export function cansOf(rows: LoadRow[]): [few: number, many: number] {
  const counts = rows.map((row) => cansIn(row) ?? ([0, 0] as const));
  const sum = (end: 0 | 1) => counts.reduce((total, count) => total + count[end], 0);
  return [sum(0), sum(1)];
}

/** The fewest and most cans in a row; undefined if it has none or cannot be counted. */
function cansIn(row: LoadRow): [few: number, many: number] | undefined {
  const counted = row.good?.metal?.slug === CANS && countRow(row);
  if (!counted || "reason" in counted || !row.quantity) return undefined;
  const { typed, unit } = row.quantity;
  if (row.good?.unit === "piece" && unit !== "kg" && "value" in typed)
    return [typed.value, typed.value];
  const [few, many] = CANS_A_KILOGRAM;
  return [
    Math.round((counted.minGrams / 1000) * few),
    Math.round((counted.maxGrams / 1000) * many),
  ];
}
