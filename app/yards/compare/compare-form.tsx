import { useSearchParams } from "react-router";

const FORM = "compare";
const KEPT = ["near", "material", "open"];

/** Compares the yards whose boxes are ticked, and keeps the place, the metals and the time of the search. */
export function CompareForm() {
  const [parameters] = useSearchParams();
  const kept = [...parameters].filter(([name, value]) => value && KEPT.includes(name));
  return (
    <form id={FORM} action="/compare/">
      {kept.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <button className="button button-quiet" type="submit">
        Compare yards
      </button>
    </form>
  );
}

/** The box of a yard for the form. */
export function CompareBox({ id }: { id: number }) {
  return (
    <label>
      <input type="checkbox" name="yards" value={id} form={FORM} />
      Compare
    </label>
  );
}
