import { DidYouMean } from "../ui/did-you-mean.tsx";
import { Link } from "../ui/link.tsx";
import { stateInSentence } from "../words/format.ts";
import type { CarChoice } from "./car-choice.ts";
import { CarForm, type CarFormProps } from "./car-form.tsx";
import { CAR_STATES, CarRules, type CarState, findCarState } from "./car-states.tsx";

/** The choice of a state, and the chosen state's rules and yards. */
export function CarTop({ unknown, near, state: code, fields, worth }: CarChoice & CarFormProps) {
  const state = code === undefined ? undefined : findCarState(code);
  return (
    <>
      <CarForm fields={fields} worth={worth} />
      {unknown && (
        <>
          <p className="notice">{unknown.failure} Choose your state instead.</p>
          <DidYouMean
            links={unknown.others.map((label) => ({
              label,
              to: `/scrap-my-car/?${new URLSearchParams({ near: label })}`,
            }))}
          />
        </>
      )}
      <nav className="car-choice" aria-labelledby="choose-state">
        <b id="choose-state">Choose your state</b>
        <ul className="chips">
          {CAR_STATES.map((one) => (
            <li key={one.code}>
              <Link
                to={`/scrap-my-car/?state=${one.code}`}
                aria-current={one === state ? "true" : undefined}
              >
                {one.code}
                <span className="visually-hidden">: {one.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {(state || near) && (
        <section className="car-state card" aria-labelledby="your-state">
          <h2 id="your-state">
            {state
              ? `What the law requires in ${stateInSentence(state.name)}`
              : `Near ${near?.name}`}
          </h2>
          {state && <CarRules state={state} />}
          <YardLinks state={state} near={near} />
        </section>
      )}
    </>
  );
}

/** Links to yards that buy cars, near the place, or else in the state. */
function YardLinks({ state, near }: { state?: CarState | undefined } & Pick<CarChoice, "near">) {
  const where: Record<string, string> = near ? { near: near.label } : { state: state?.code ?? "" };
  const there = near ? `near ${near.name}` : `in ${stateInSentence(state?.name ?? "")}`;
  const yards = (filter: Record<string, string>) =>
    `/scrap-yards/?${new URLSearchParams({ ...where, ...filter })}`;
  return (
    <p className="link-row">
      <Link to={yards({ material: "Whole vehicles" })}>Yards {there} that take whole vehicles</Link>{" "}
      <Link to={yards({ service: "Car removal" })}>Car removal {there}</Link>
    </p>
  );
}
