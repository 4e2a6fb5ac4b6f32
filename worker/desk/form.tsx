import type { ComponentProps, ReactNode } from "react";

interface FieldProps extends ComponentProps<"input"> {
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  /** The number of lines; turns the field into a text area. */
  rows?: number | undefined;
}

/** A field with its label, and its error or its hint. */
export function Field({ label, hint, error, rows, ...input }: FieldProps) {
  const { name, defaultValue } = input;
  const id = `field-${name}`;
  const about = error ?? hint;
  const described = {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": about && `${id}-hint`,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea name={name} rows={rows} defaultValue={defaultValue} {...described} />
      ) : (
        <input type="text" autoComplete="off" {...input} {...described} />
      )}
      {about && (
        <p id={`${id}-hint`} className={error ? "error" : "quiet"}>
          {about}
        </p>
      )}
    </div>
  );
}

interface FormProps {
  /** The name under which the browser keeps unsaved input. */
  kept?: string;
  children: ReactNode;
}

/** A form that is posted to its page's own URL. */
export function Form({ kept, children }: FormProps) {
  return (
    <form method="post" data-kept={kept}>
      {kept && <input type="hidden" name="kept" value={kept} />}
      {children}
    </form>
  );
}

/** A button that sends its form, with its own value if it has one. */
export function Send(props: ComponentProps<"button">) {
  return <button type="submit" {...props} />;
}

interface TableProps {
  caption: string;
  columns: string[];
  rows: ReactNode[][];
}

/** A table in which the first cell of each row is its heading; nothing if there are no rows. */
export function Table({ caption, columns, rows }: TableProps) {
  if (rows.length === 0) return null;
  const kinds = rows[0]!.map((cell) => (typeof cell === "number" ? "number" : undefined));
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, i) => (
            <th key={column} scope="col" className={kinds[i]}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <tr key={i}>
            <th scope="row">{name}</th>
            {cells.map((cell, j) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
              <td key={j} className={kinds[j + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Makes a function that reads a field of a form, without spaces around it; "" if there is no such field. */
export function readerOf(form: FormData): (name: string) => string {
  return (name) => String(form.get(name) ?? "").trim();
}
