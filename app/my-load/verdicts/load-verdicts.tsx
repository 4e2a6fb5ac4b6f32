import { toCents } from "../../../worker/amounts/cents.ts";
import { isVehicle } from "../../../worker/search/items.ts";
import { amountRange } from "../../goods/amounts.ts";
import { CANS, CANS_A_KILOGRAM, REFUND_CENTS, refundWords } from "../../goods/can-schemes.ts";
import { grouped } from "../../words/format.ts";
import type { NearAnswer } from "../answer-load.ts";
import { countRow } from "../count.ts";
import type { CityWorth } from "../load-cities.ts";
import type { LoadData } from "../load-data.ts";
import type { LoadRow } from "../load-row.ts";
import { carriedBy } from "../vehicles.ts";
import { isMostlyGuessed, type LoadWorth, totalOf, worthInWords } from "../worth.ts";
import { CableVerdict } from "./cable-verdict.tsx";
import { DriveVerdict, PickUp } from "./drive-verdict.tsx";
import { OfferVerdict } from "./offer-verdict.tsx";
import { WantedCities } from "./other-cities.tsx";
import { stripOrSell } from "./strip-or-sell.ts";

interface LoadVerdictsProps
  extends Pick<LoadData, "rows" | "leftOut" | "kmCost" | "vehicle" | "offer" | "place"> {
  answer: NearAnswer;
  nearest: CityWorth;
}

/** Advice on a load: whether to drive, to take an offer, to strip its cable and to return its cans. */
export function LoadVerdicts(props: LoadVerdictsProps) {
  const { rows, leftOut, kmCost, vehicle, offer, place, answer, nearest } = props;
  const lines = nearest.lines.map(({ line }) => line);
  const carried = carriedBy(vehicle, lines);
  const cable = stripOrSell(nearest.lines, rows, answer.bright);
  const hasVehicle = rows.some(({ good }) => good && isVehicle(good));
  const isPartly = leftOut.length > 0 || nearest.lines.some(({ isCounted }) => !isCounted);
  const hasCans = lines.some(({ material }) => material.slug === CANS);
  const whole = isPartly ? "what we can price of the load" : "the load";
  return (
    <>
      {answer.others && <WantedCities others={answer.others} nearest={nearest.city} />}
      {offer.dollars !== undefined && nearest.total && (
        <OfferVerdict
          nearest={nearest}
          isPartly={isPartly}
          isJudged={answer.isJudged}
          cents={toCents(offer.dollars)}
        />
      )}
      <CanVerdict rows={rows} lines={nearest.lines} state={answer.state} />
      {hasVehicle || carried.isForPickUp ? (
        <PickUp near={place.text} carried={carried} isVehicle={hasVehicle} />
      ) : isMostlyGuessed(nearest) ? (
        <p className="load-drive">
          <b>Weigh it first.</b> Most of this total rests on weights that are general knowledge, so
          we don’t say whether the drive pays.
        </p>
      ) : (
        <DriveVerdict
          near={place.text}
          nearest={nearest}
          yards={answer.yards}
          kmCost={kmCost.value}
          carried={carried}
          subject={hasCans ? `${whole}, cans as scrap,` : whole}
        />
      )}
      {cable && <CableVerdict {...cable} />}
    </>
  );
}

interface CanVerdictProps extends Pick<LoadWorth, "lines">, Pick<NearAnswer, "state"> {
  rows: LoadRow[];
}

/** Compares the refund for a load's cans with their price as scrap; renders nothing without cans. */
function CanVerdict({ rows, lines, state }: CanVerdictProps) {
  const [few, many] = cansOf(rows);
  if (many === 0) return null;
  const cans = few === many ? grouped(few) : `about ${grouped(few)}–${grouped(many)}`;
  const sold = lines.find(({ line, isCounted }) => isCounted && line.material.slug === CANS);
  return (
    <p>
      <b>{`Return the cans: ${amountRange(few * REFUND_CENTS, many * REFUND_CENTS)} as refunds`}</b>
      {sold?.worth && `, against ${worthInWords(sold.worth)} as scrap`}
      {`. That is ${refundWords(cans, state)}`}
    </p>
  );
}

/** Returns the fewest and most cans in a load, without those that cannot be counted. */
export function cansOf(rows: LoadRow[]): [few: number, many: number] {
  const counts = rows.map(cansIn);
  return [totalOf(counts, ([few]) => few), totalOf(counts, ([, many]) => many)];
}

function cansIn(row: LoadRow): [few: number, many: number] {
  const counted = row.good?.metal?.slug === CANS && countRow(row);
  if (!counted || "reason" in counted || !row.quantity) return [0, 0];
  const { typed, unit } = row.quantity;
  if (row.good?.unit === "piece" && unit !== "kg" && "value" in typed)
    return [typed.value, typed.value];
  const [few, many] = CANS_A_KILOGRAM;
  const [light, heavy] = [counted.minGrams / 1000, counted.maxGrams / 1000];
  return [Math.round(light * few), Math.round(heavy * many)];
}
