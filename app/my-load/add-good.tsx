import { LOAD_PATH } from "../paths/load-path.ts";
import type { FieldSuggestion } from "../search/field-suggestion.ts";
import { SuggestField } from "../search/suggest-field.tsx";
import { Link } from "../ui/link.tsx";
import { MAX_TEXT } from "../words/cut-text.ts";

/** Goods that people have most often, added at the press of a button. */
const COMMON: [slug: string, name: string][] = [
  ["copper", "Copper"],
  ["brass", "Brass"],
  ["aluminum", "Aluminium"],
  ["insulated-copper-cable", "Cable"],
  ["steel", "Steel"],
  ["car-battery", "Car battery"],
  ["fridge", "Fridge"],
];

interface AddGoodProps {
  /** True if the load is empty. */
  isFirst: boolean;
  /** The address of "What is this?", whose answer is added to the load. */
  identifyPath: string;
}

/** Fields to add something to the load with its amount, and buttons for the most common goods. */
export function AddGood({ isFirst, identifyPath }: AddGoodProps) {
  return (
    <div className="load-new">
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
        placeholder="Copper pipe, fridge, brass taps…"
        aria-describedby="load-what-hint"
      />
      <div className="load-amount">
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
        Without a unit, metals are in kg, things in pieces. If unsure, we ask.{" "}
        <Link to={identifyPath} rel="nofollow">
          What is this metal?
        </Link>
      </p>
      <ul className="chips load-common" aria-label="What people often have">
        {COMMON.map(([slug, name]) => (
          <li key={slug}>
            <button type="submit" name="add" value={slug} formAction={`${LOAD_PATH}#load-${slug}`}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusAmount(_: FieldSuggestion): void {
  document.getElementById("load-amount")?.focus();
}
