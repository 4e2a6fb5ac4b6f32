import type { State } from "../../worker/data/places/states.ts";
import { stateInSentence } from "../words/format.ts";
import { CAR_STATES, CarRules, findCarState } from "./car-states.tsx";
import { DisposalTable } from "./state-tables.tsx";

interface StateProps {
  /** Code of the chosen state, if any. */
  state: string | undefined;
}

/** Ways to show that a car without papers is the seller's own. */
export function CarWithoutPapers({ state: code }: StateProps) {
  const state = findCarState(code ?? "");
  return (
    <>
      <p>You can still sell the car if you can show that it is yours.</p>
      <ol>
        <li>
          Ask{" "}
          {state ? <a href={state.office.url}>{state.office.name}</a> : "your registration office"}{" "}
          for a replacement, or a record that names you.
        </li>
        <li>Find a purchase receipt, service bills or insurance letters in your name.</li>
        <li>Ring the buyer, and ask what they need to see instead.</li>
      </ol>
    </>
  );
}

/** Time limits and cash rules of all states, then the rules of each unless one is chosen. */
export function CarRulesOfStates({ states, state: code }: StateProps & { states: State[] | null }) {
  const state = findCarState(code ?? "");
  return (
    <>
      {state ? (
        <p>
          The rules in {stateInSentence(state.name)} are{" "}
          <a href="#your-state">at the top of this page</a>.
        </p>
      ) : (
        <p>Choose your state to see its own rules, and who can confirm them.</p>
      )}
      <DisposalTable states={states} />
      <p>
        In Queensland, treat cash as banned and ask the regulator: the rules may have changed. In
        short, cash payments are banned in New South Wales, Victoria and Queensland, and limited in
        South Australia and Western Australia.
      </p>
      {!state && (
        <details>
          <summary>The rules of all states, one by one</summary>
          {CAR_STATES.map((one) => (
            <section key={one.code}>
              <h3 id={one.name.toLowerCase().replaceAll(" ", "-")}>{one.name}</h3>
              <CarRules state={one} />
            </section>
          ))}
        </details>
      )}
    </>
  );
}

/** The office to notify that a car is gone, or a pointer to the time limits. */
export function NoticeInState({ state: code }: StateProps) {
  const state = findCarState(code ?? "");
  if (state)
    return (
      <>
        Who to tell: <a href="#your-state">{state.office.name}</a>.
      </>
    );
  return (
    <>
      The <a href="#what-the-law-requires-in-your-state">table above</a> has the time limits.
    </>
  );
}
