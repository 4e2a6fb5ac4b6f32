import { EnvironmentNotice } from "../prices/disclaimers.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { Swatch } from "../ui/swatch.tsx";
import figures from "./guide-figures.json";

/** The value of a scrap car and its parts. */
export function CarValueTable() {
  return (
    <DataTable
      caption="Indicative scrap value of a car and its parts, in Australian dollars"
      of="What you sell"
      columns={["Value"]}
      unit="AUD"
      rows={figures.carValues.map(({ part, value, note }) => ({
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

/** Percentage of energy saved by making each metal from scrap, with bars. */
export function EnergyBars() {
  return (
    <dl className="energy-bars lined">
      {figures.energySaved.map(({ metal, name, percent }) => (
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

/** Savings from recycling other than energy. */
export function EnvironmentFigures() {
  return (
    <div className="environment-figures">
      <dl className="lined">
        {figures.otherSavings.map(({ figure, meaning }) => (
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
