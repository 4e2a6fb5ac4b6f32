import { LOAD_PATH } from "../paths/form-addresses.ts";
import { SuggestField } from "../search/suggest-field.tsx";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";
import { MAX_TEXT } from "../words/cut-text.ts";
import examples from "./examples.json";

interface AddGoodProps {
  /** True if the load is empty. */
  isFirst: boolean;
  /** The id of the field or heading to go to from an example. */
  next: string;
  /** Path of "What is this?", whose answer is added to the load. */
  identifyPath: string;
}

/** The field for something new in the load, at first with examples, then with fields for its amount. */
export function AddGood({ isFirst, next, identifyPath }: AddGoodProps) {
  return (
    <div className={isFirst ? "load-new load-first card" : "load-new"}>
      <label htmlFor="load-what">
        {isFirst ? "What have you got?" : "What else have you got?"}
      </label>
      <SuggestField
        groups={["goods"]}
        id="load-what"
        name="what"
        type="text"
        onChoose={focusAmount}
        maxLength={MAX_TEXT}
        autoComplete="off"
        placeholder={isFirst ? "20 kg copper, 2 batteries…" : "Copper pipe, fridge, brass taps…"}
        aria-describedby={isFirst ? undefined : "load-what-hint"}
      />
      {isFirst ? <Examples next={next} /> : <Amount identifyPath={identifyPath} />}
    </div>
  );
}

/** A button for the only field, and sample loads to press instead, each illustrated with its metal. */
function Examples({ next }: Pick<AddGoodProps, "next">) {
  return (
    <>
      <button type="submit" className="button">
        What is it worth?
      </button>
      <ul className="load-examples" aria-label="Examples">
        {examples.map(({ example, metal }) => (
          <li key={example}>
            <button
              type="submit"
              name="add"
              value={example}
              formAction={`${LOAD_PATH}#${next}`}
              className="card"
            >
              <Swatch metal={metal} />
              {example}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Amount({ identifyPath }: Pick<AddGoodProps, "identifyPath">) {
  return (
    <>
      <div className="load-amount row">
        <label htmlFor="load-amount">How much?</label>
        <input id="load-amount" name="amount" type="text" inputMode="decimal" maxLength={20} />
        <select name="unit" aria-label="Unit">
          <option value="">unit</option>
          <option value="kg">kg</option>
          <option value="x">pieces</option>
          <option value="m">metres</option>
          <option value="m2">m²</option>
        </select>
        <button type="submit" className="button button-quiet" formAction={`${LOAD_PATH}#load-what`}>
          Add
        </button>
      </div>
      <p id="load-what-hint" className="load-hint quiet">
        We assume kg for metal and pieces for items.{" "}
        <Link to={identifyPath} rel="nofollow">
          What is this metal?
        </Link>
      </p>
    </>
  );
}

function focusAmount(): void {
  document.getElementById("load-amount")?.focus();
}
