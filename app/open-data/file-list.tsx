import { DataTable } from "../ui/data-table.tsx";
import { FIELDS, type FileName } from "../words/download-fields.ts";

/** The files, in display order. */
export const FILES: { name: FileName; title: string; about: string }[] = [
  { name: "prices", title: "Prices", about: "The current price of each metal in each city." },
  {
    name: "price-months",
    title: "Price history by month",
    about: "Lowest, middle and highest of each price in each month.",
  },
  {
    name: "observations",
    title: "Observations",
    about: "Every recorded price with the day it was checked.",
  },
  { name: "yards", title: "Yards", about: "The directory of scrap yards." },
  {
    name: "world-prices",
    title: "World prices",
    about: "What metals cost on the world market in each month since 2010. Never invented.",
  },
];

/** Lists the downloads, with the fields of each file. */
export function FileList() {
  return FILES.map(({ name, title, about }) => (
    <section key={name} className="data-file" aria-labelledby={name}>
      <div>
        <h3 id={name}>{title}</h3>
        <p>{about}</p>
      </div>
      <p className="chips">
        <FileLink name={name} title={title} format="csv" />
        <FileLink name={name} title={title} format="json" />
      </p>
      <details>
        <summary>Fields of {title.toLowerCase()}</summary>
        <DataTable
          caption={`${title}: fields`}
          of="Field"
          columns={["What it says"]}
          isText
          rows={FIELDS[name].map((field) => ({
            key: field.name,
            label: <code>{field.name}</code>,
            cells: [field.about],
          }))}
        />
      </details>
    </section>
  ));
}

function FileLink({ name, title, format }: { name: FileName; title: string; format: string }) {
  const words = format.toUpperCase();
  return (
    <a href={`/data/${name}.${format}`} aria-label={`${words}, ${title}`}>
      {words}
    </a>
  );
}
