import { DataTable } from "../ui/data-table.tsx";
import { FILES } from "../words/download-fields.ts";

/** The downloads, with the fields of each file. */
export function FileList() {
  return FILES.map(({ name, title, about, fields }) => (
    <section key={name} className="data-file" aria-labelledby={name}>
      <div>
        <h3 id={name}>{title}</h3>
        <p>{about}</p>
      </div>
      <p className="chips">
        {["CSV", "JSON"].map((format) => (
          <a
            key={format}
            href={`/data/${name}.${format.toLowerCase()}`}
            aria-label={`${format}, ${title}`}
          >
            {format}
          </a>
        ))}
      </p>
      <details>
        <summary>Fields of {title.toLowerCase()}</summary>
        <DataTable
          caption={`${title}: fields`}
          of="Field"
          columns={["What it says"]}
          isText
          rows={fields.map(([field, meaning]) => ({
            key: field,
            label: <code>{field}</code>,
            cells: [meaning],
          }))}
        />
      </details>
    </section>
  ));
}
