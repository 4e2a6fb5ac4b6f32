import { type ReactNode, useRef } from "react";
import { Link } from "../ui/link.tsx";
import { kilograms } from "./amounts.ts";
import { ITEMS, itemParameter, type TypicalItem } from "./items.ts";
import type { LoadRow } from "./load.ts";
import { LoadField } from "./load-field.tsx";

/** How many the visitor has of things whose typical weight is known. */
export function ItemFields({ items }: { items: LoadRow[] }) {
  const known = ITEMS.flatMap((item) => {
    const row = items.find(({ slug }) => slug === item.slug);
    return row ? { item, row } : [];
  });
  if (known.length === 0) return null;
  const sources = known.map(({ item: { name, source } }) => `${name}: ${source}.`);
  return (
    <Fold title="A battery, a washing machine or a car?" isUsed={items.some(({ value }) => value)}>
      <p className="quiet">
        Type how many you have. We use typical weights. Appliances and cars are mostly thin steel.
        We price them as steel, but yards pay less for them.
      </p>
      <ul className="load-rows">
        {known.map(({ item, row }) => (
          <ItemRow key={item.slug} item={item} row={row} />
        ))}
      </ul>
      <details>
        <summary>Where these weights come from</summary>
        <p className="quiet">
          {sources.join(" ")} None is a manufacturer’s figure. What counts is what the yard’s scales
          say.
        </p>
      </details>
    </Fold>
  );
}

function ItemRow({ item, row }: { item: TypicalItem; row: LoadRow }) {
  const [light, heavy] = item.kilograms;
  return (
    <li className="load-row">
      <LoadField
        name={itemParameter(item)}
        label={item.name}
        value={row.value}
        hint={`About ${kilograms(light * 1000, heavy * 1000)} each.`}
        problem={row.problem}
      />
      {item.advice && (
        <p className="load-hint quiet">
          {sentence(item.advice.text)} <Link to={item.advice.path}>{item.advice.link}</Link>.
        </p>
      )}
    </li>
  );
}

interface FoldProps {
  title: string;
  /** Whether one of its fields holds something. */
  isUsed: boolean;
  children: ReactNode;
}

/** Fields that few visitors need; open once one of them is used, and not closed while a visitor types. */
export function Fold({ title, isUsed, children }: FoldProps) {
  const wasUsed = useRef(false);
  wasUsed.current ||= isUsed;
  return (
    <details open={wasUsed.current || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
