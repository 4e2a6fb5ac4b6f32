import { EnvironmentNotice } from "../prices/disclaimers.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { Swatch } from "../ui/swatch.tsx";

const VALUES = [
  ["Complete car", "$100–$500", "Ask whether towing is included"],
  ["Catalytic converter", "+$50–$500", "Depends on make and model; some contain little of value"],
  ["Wheels", "+$20–$100", "Alloy pays more; ask if the price is for each or the set"],
  ["Battery", "+$10–$30", "Whole, not leaking; paid by weight"],
] as const;

/** The value of a scrap car and its parts. */
export function CarValueTable() {
  return (
    <DataTable
      caption="Indicative scrap value of a car and its parts, in Australian dollars"
      of="What you sell"
      columns={["Value"]}
      unit="AUD"
      rows={VALUES.map(([part, value, note]) => ({
        key: part,
        label: (
          <>
            {part} <small>{note}</small>
          </>
        ),
        cells: [value],
      }))}
    />
  );
}

const SAVINGS = [
  ["aluminum", "Aluminium", 95],
  ["copper", "Copper", 85],
  ["steel", "Steel", 74],
  ["lead", "Lead", 60],
] as const;

/** Percentage of energy saved by making each metal from scrap, with bars. */
export function EnergyBars() {
  return (
    <dl className="energy-bars lined">
      {SAVINGS.map(([metal, name, percent]) => (
        <div key={metal}>
          <dt>
            <Swatch metal={metal} />
            {name}
          </dt>
          <dd>
            {percent}%
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={percent} height={1} />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const FIGURES = [
  ["145 kg", "CO₂ saved per car recycled"],
  ["9 kg", "CO₂ saved per kilogram of aluminium recycled"],
  ["2,100 L", "Water saved per tonne of steel recycled"],
  ["4.8 kW", "Power saved per copper radiator recycled"],
] as const;

/** Savings from recycling other than energy. */
export function EnvironmentFigures() {
  return (
    <div className="environment-figures">
      <dl className="lined">
        {FIGURES.map(([figure, meaning]) => (
          <div key={figure}>
            <dt>{meaning}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <EnvironmentNotice />
    </div>
  );
}
