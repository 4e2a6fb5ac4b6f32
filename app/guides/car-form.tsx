import { Form } from "react-router";
import { CAR_PATH, carAddress } from "../paths/form-addresses.ts";
import { SuggestField } from "../search/suggest-field.tsx";
import { DidYouMean } from "../ui/did-you-mean.tsx";
import { FormField, Labelled } from "../ui/form-field.tsx";
import { Link } from "../ui/link.tsx";
import type { carWorth } from "./car-worth.ts";

/** A car's worth and the typed fields. */
export interface CarFormProps {
  /** As typed; "" for an empty field. */
  fields: { car: string; near: string; offer: string };
  worth: Awaited<ReturnType<typeof carWorth>>;
}

/** An estimate of a car's steel, and the fields for the car, the place and an offer. */
export function CarForm({ fields, worth }: CarFormProps) {
  const { problems = {}, answer } = worth ?? {};
  const suggested = (name: "car" | "near", label: string, error?: string) => (
    <Labelled id={`car-${name}`} label={label} error={error}>
      <SuggestField
        id={`car-${name}`}
        name={name}
        type="text"
        groups={[name === "car" ? "goods" : "places"]}
        onChoose={() => {}}
        defaultValue={fields[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `car-${name}-error`}
      />
    </Labelled>
  );
  return (
    <>
      {!worth && fields.car && <p className="notice">We can’t load the prices right now.</p>}
      {answer && (
        <section className="prose section" aria-labelledby="car-worth">
          <h2 id="car-worth">{answer.heading}</h2>
          {answer.words.map((sentences) => (
            <p key={sentences}>{sentences}</p>
          ))}
          <p>
            <Link to={answer.pricePath}>Steel prices, and the day they were checked</Link>
          </p>
          <DidYouMean
            title="Which one is it?"
            links={answer.kinds.map((car) => ({ label: car, to: carAddress({ ...fields, car }) }))}
          />
        </section>
      )}
      <Form
        key={Object.values(fields).join("\n")}
        className="card car-form"
        action={CAR_PATH}
        aria-label="Your car"
        autoComplete="off"
      >
        {suggested("car", "Model or size of car", problems.car)}
        {suggested("near", "Town or postcode")}
        <FormField
          id="car-offer"
          name="offer"
          label="Offer in dollars"
          error={problems.offer}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          isOptional
          defaultValue={fields.offer}
        />
        <button type="submit" className="button">
          What is it worth?
        </button>
      </Form>
    </>
  );
}
