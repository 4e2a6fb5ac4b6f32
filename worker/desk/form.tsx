import type { ComponentProps, ReactNode } from "react";

interface FieldProps extends ComponentProps<"input"> {
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  /** What is wrong with it. */
  error?: string | undefined;
  /** Lines; makes it a text area. */
  rows?: number | undefined;
}

/** A field with its label, its hint and what is wrong with it. */
export function Field({ label, hint, error, rows, ...input }: FieldProps) {
  const { name, defaultValue } = input;
  const id = `field-${name}`;
  const about = error ?? hint;
  const described = {
    ...{ id, "aria-invalid": error ? true : undefined },
    "aria-describedby": about && `${id}-hint`,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...{ name, rows, defaultValue, ...described }} />
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
  /** What is kept of it in the browser goes by this name, until it is saved. */
  kept?: string;
  children: ReactNode;
}

/** A form that is posted to its own address. */
export function Form({ kept, children }: FormProps) {
  return (
    <form method="post" data-kept={kept}>
      {kept && <input type="hidden" name="kept" value={kept} />}
      {children}
    </form>
  );
}

/** A button that sends its form, with a value of its own if it has one. */
export function Send(props: ComponentProps<"button">) {
  return <button type="submit" {...props} />;
}

interface RowsProps {
  caption: string;
  columns: string[];
  of: ReactNode[][];
}

/** A table of cells, of which the first of a row names it; nothing without rows. */
export function Rows({ caption, columns, of }: RowsProps) {
  if (of.length === 0) return null;
  const kinds = of[0]!.map((cell) => (typeof cell === "number" ? "number" : undefined));
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
        {of.map(([name, ...cells], i) => (
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

/** What a form says, without spaces around it; "" of what it does not have. */
export function readerOf(form: FormData): (name: string) => string {
  return (name) => String(form.get(name) ?? "").trim();
}
