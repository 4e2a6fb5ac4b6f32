import type { ReactNode } from "react";
import { WorldPriceSource } from "../content/static-disclaimers.tsx";
import { FIELDS, type Field, type FileName } from "../downloads/fields.ts";

/** The files, in display order. */
export const FILES: { name: FileName; title: string; about: ReactNode }[] = [
  { name: "prices", title: "Prices", about: "The current price of each metal in each city." },
  {
    name: "price-months",
    title: "Price history by month",
    about:
      "What was recorded for each price in each month. CSV files from the price history pages have the same columns and is_sample.",
  },
  {
    name: "observations",
    title: "Observations",
    about:
      "Every recorded price with the day it was checked. If there are several for a day, the one published last.",
  },
  { name: "yards", title: "Yards", about: "The directory of scrap yards." },
  {
    name: "world-prices",
    title: "World prices",
    about: (
      <>
        What metals cost on the world market in each month since 2010. These figures are never
        invented. <WorldPriceSource /> We selected seven series.
      </>
    ),
  },
];

/** Lists the downloads, with the fields of each file. */
export function FileList() {
  return FILES.map(({ name, title, about }) => (
    <section key={name} className="data-file" aria-labelledby={name}>
      <h3 id={name}>{title}</h3>
      <p className="prose">
        {about} Download as <FileLink name={name} title={title} format="csv" /> or{" "}
        <FileLink name={name} title={title} format="json" />.
      </p>
      <details>
        <summary>Fields of {title.toLowerCase()}</summary>
        <FieldTable title={title} fields={FIELDS[name]} />
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

function FieldTable({ title, fields }: { title: string; fields: readonly Field[] }) {
  return (
    <table className="table">
      <caption>{title}: fields</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">What it says</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name}>
            <th scope="row">
              <code>{field.name}</code>
            </th>
            <td>{field.about}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
