import { TRAP } from "./field-limits.ts";

interface FormTrapProps {
  /** Tells it from another form's on the same page. */
  id: string;
}

/** A field that no person sees, hears or reaches: what fills it in is a program. */
export function FormTrap({ id }: FormTrapProps) {
  return (
    <div className="form-trap" aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
