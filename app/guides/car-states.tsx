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
  const { office, regulator, notice, cash, bring } = state;
  return (
    <>
      <dl className="car-rules">
        <div>
          <dt>When the car is gone</dt>
          <dd>{notice}</dd>
        </div>
        <div>
          <dt>How you are paid</dt>
          <dd>{cash}</dd>
        </div>
        <div>
          <dt>What to bring</dt>
          <dd>{bring}</dd>
        </div>
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
