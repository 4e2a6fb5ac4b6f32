const FIGURES = [
  ["145 kg", "CO₂ saved per car that is recycled"],
  ["9 kg", "CO₂ saved per kilogram of aluminium that is recycled"],
  ["2,100 L", "Water saved per tonne of steel that is recycled"],
  [
    "4.8 kW",
    "Electrical power saved per copper radiator, as the figure is given. Power is a rate: it does not say how much energy in all",
  ],
] as const;

/** What recycling saves, beside the energy. */
export function EnvironmentFigures() {
  return (
    <div className="environment-figures">
      <dl>
        {FIGURES.map(([figure, meaning]) => (
          <div key={figure}>
            <dt>{meaning}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">
        General figures, not measured for your car or load. They come from different counts: do not
        add them up.
      </p>
    </div>
  );
}
