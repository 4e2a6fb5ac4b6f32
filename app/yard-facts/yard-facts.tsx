import type { ReactNode } from "react";
import type { CityYard } from "../../worker/data/yards/yards.ts";
import { Link } from "../ui/link.tsx";
import { phoneHref, websiteText } from "../words/format.ts";

/** A link to the report form for a yard that has closed or moved. */
export function ClosedOrMoved({ id }: Pick<CityYard, "id">) {
  return (
    <p className="yard-closed">
      <Link to={`/report/?yard=${id}&kind=closed`}>Closed or moved?</Link>
    </p>
  );
}

interface YardActionsProps {
  yard: Pick<CityYard, "name" | "address" | "phone" | "website">;
  children?: ReactNode;
}

/** Buttons to contact a yard: call, directions, website. */
export function YardActions({ yard, children }: YardActionsProps) {
  const { phone, website } = yard;
  const newTab = "(opens in a new tab)";
  const site = website && `Website ${websiteText(website)}`;
  return (
    <p className="yard-actions">
      {phone && <a href={phoneHref(phone)}>{`Call ${phone}`}</a>}
      <Directions {...yard} />
      {website && (
        <a href={website} target="_blank" rel="noopener nofollow" aria-label={`${site} ${newTab}`}>
          {site}
        </a>
      )}
      {children}
    </p>
  );
}

/** A link to directions to a yard's street address, which a visitor can check, unlike coordinates. */
export function Directions({ name, address }: Pick<CityYard, "name" | "address">) {
  return (
    <a
      href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`}
      target="_blank"
      rel="noopener"
      aria-label={`Directions to ${name} (opens in a new tab)`}
    >
      Directions
    </a>
  );
}

/** A yard's phone number as a tel: link. */
export function YardPhone({ phone }: { phone: string }) {
  return (
    <p className="yard-line phone">
      <a href={phoneHref(phone)}>{phone}</a>
    </p>
  );
}

/** A link to a yard's website in a new tab. Its text is the URL by default. */
export function YardWebsite({ website, children }: { website: string; children?: string }) {
  return (
    <p className="yard-line website">
      <a href={website} target="_blank" rel="noopener nofollow">
        {children ?? websiteText(website)}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </p>
  );
}

interface TagsProps {
  label: string;
  /** The list's name for screen readers, by default the label. */
  name?: string;
  tags: string[];
  /** Tags that come first, in bold. */
  wanted?: string[];
}

/** A labelled list, such as a yard's services, that runs on like a sentence. */
export function Tags({ label, name = label, tags, wanted = [] }: TagsProps) {
  const found = wanted.filter((tag) => tags.includes(tag));
  return (
    <div className="tags">
      <span aria-hidden="true">{label}</span>
      <ul aria-label={name}>
        {[...new Set([...found, ...tags])].map((tag) => (
          <li key={tag}>{found.includes(tag) ? <b>{tag}</b> : tag}</li>
        ))}
      </ul>
    </div>
  );
}

/** The materials that a yard takes. */
export function Takes(tags: Pick<TagsProps, "tags" | "wanted">) {
  return <Tags label="Takes" name="Accepted materials" {...tags} />;
}
