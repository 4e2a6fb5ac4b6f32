import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { OFFER_PATH } from "../paths/form-addresses.ts";
import { SuggestField } from "../search/suggest-field.tsx";
import { Labelled, SelectField } from "../ui/form-field.tsx";
import { Link } from "../ui/link.tsx";
import type { OfferFields, OfferProblems } from "./offer-fields.ts";

interface OfferFormProps {
  fields: OfferFields;
  metals: { value: string; label: string }[];
  problems: OfferProblems;
  /** Places with similar names to the one typed, each with the URL of the same offer there. */
  similar: { label: string; to: string }[];
  /** True if the form is folded below an answer. */
  isFolded: boolean;
}

/** A GET form, which works without JavaScript, for an offer, its metal and the place. */
export function OfferForm({ fields, metals, problems, similar, isFolded }: OfferFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // A link may have changed the values. A key would reset the fields, but lose the focus.
  useEffect(() => {
    for (const [name, value] of Object.entries(fields)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = value;
    }
  }, [fields]);
  return (
    <details className="offer-fold" open={!isFolded}>
      <summary hidden={!isFolded}>Change the offer</summary>
      <Form
        ref={form}
        className="form card"
        action={OFFER_PATH}
        aria-label="Your offer"
        autoComplete="off"
        noValidate
      >
        <SelectField
          id="offer-metal"
          name="metal"
          label="Metal"
          options={metals}
          defaultValue={fields.metal}
          error={problems.metal}
        />
        <Labelled
          id="offer-near"
          label="Where you are"
          hint="A town, suburb or postcode"
          error={problems.near}
        >
          <SuggestField
            {...attributesOf("near", problems, true)}
            groups={["places"]}
            type="text"
            onChoose={() => {}}
            defaultValue={fields.near}
          />
        </Labelled>
        {similar.length > 0 && (
          <div>
            <p id="offer-similar">Did you mean</p>
            <ul className="chips" aria-labelledby="offer-similar">
              {similar.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to} rel="nofollow">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Figure
          fields={fields}
          problems={problems}
          name="offer"
          label="Offer for one kilogram"
          hint="Such as 7.20, or 85c"
        />
        <details open={[fields.total, fields.kg, problems.total, problems.kg].some(Boolean)}>
          <summary>Or for all of it</summary>
          <div className="offer-sum">
            <Figure fields={fields} problems={problems} name="total" label="Total in dollars" />
            <Figure fields={fields} problems={problems} name="kg" label="Weight in kg" />
          </div>
        </details>
        <button type="submit" className="button">
          Check the offer
        </button>
      </Form>
    </details>
  );
}

interface FigureProps extends Pick<OfferFormProps, "fields" | "problems"> {
  name: "offer" | "total" | "kg";
  label: string;
  hint?: string;
}

/** A field for a number. */
function Figure({ fields, problems, name, label, hint }: FigureProps) {
  return (
    <Labelled id={`offer-${name}`} label={label} hint={hint} error={problems[name]}>
      <input
        {...attributesOf(name, problems, hint !== undefined)}
        type="text"
        inputMode="decimal"
        maxLength={40}
        defaultValue={fields[name]}
      />
    </Labelled>
  );
}

/** The attributes that name a field, and connect it with its problem and hint. */
function attributesOf(name: keyof OfferFields, problems: OfferProblems, hasHint: boolean) {
  const id = `offer-${name}`;
  const isInvalid = problems[name] !== undefined;
  const described = [isInvalid && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(" ");
  return {
    id,
    name,
    "aria-invalid": isInvalid || undefined,
    "aria-describedby": described || undefined,
  };
}
