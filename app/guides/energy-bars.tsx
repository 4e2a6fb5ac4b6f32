import { Swatch } from "../ui/swatch.tsx";

const SAVINGS = [
  ["aluminum", "Aluminium", 95],
  ["copper", "Copper", 85],
  ["steel", "Steel", 74],
  ["lead", "Lead", 60],
] as const;

/** The share of energy saved by making a metal from scrap, as figures with bars below. */
export function EnergyBars() {
  return (
    <dl className="energy-bars">
      {SAVINGS.map(([metal, name, percent]) => (
        <div key={metal}>
          <dt>
            <Swatch metal={metal} />
            {name}
          </dt>
          <dd>
            {percent}%
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect className="energy-bar" width={percent} height={1} data-metal={metal} />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
