import states from "./car-states.json";

/** A state's or territory's rules for people who scrap a car, and the authorities to ask, named as in a sentence. */
export type CarState = (typeof states)[number];

/** All states and territories, in the order of menus. */
export const CAR_STATES: readonly CarState[] = states;

/** Finds a state by code or name, in any case. */
export function findCarState(text: string): CarState | undefined {
  const wanted = text.toLowerCase();
  return CAR_STATES.find(
    ({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
}

/** A state's rules, and who confirms them. */
export function CarRules({ state }: { state: CarState }) {
  const { office, regulator } = state;
  const rules = [
    ["When the car is gone", state.notice],
    ["How you are paid", state.cash],
    ["What to bring", state.bring],
  ];
  return (
    <>
      <dl className="car-rules">
        {rules.map(([subject, rule]) => (
          <div key={subject}>
            <dt>{subject}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
      <p>
        Confirm with <a href={office.url}>{office.name}</a>
        {regulator.url !== office.url && (
          <>
            {" "}
            for the car, and with <a href={regulator.url}>{regulator.name}</a> for the sale
          </>
        )}
        .
      </p>
    </>
  );
}
