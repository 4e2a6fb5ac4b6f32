import { describing, Labelled, type LabelledProps } from "./form-field.tsx";

interface SelectFieldProps extends LabelledProps {
  name: string;
  options: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
}

/** A choice with its label and its error; nothing is chosen at first unless there is a default value. */
export function SelectField({ name, options, defaultValue = "", ...labelled }: SelectFieldProps) {
  return (
    <Labelled {...labelled}>
      <select id={labelled.id} name={name} defaultValue={defaultValue} {...describing(labelled)}>
        <option value="">Choose one</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
