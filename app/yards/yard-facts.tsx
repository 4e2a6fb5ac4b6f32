import type { CityYard } from "../../worker/data/types.ts";
import { phoneHref, websiteText } from "../format.ts";

interface YardFactsProps {
  yard: CityYard;
}

/** Everything we know of a yard except its name, with a link to directions. */
export function YardFacts({ yard }: YardFactsProps) {
  return (
    <>
      <p className="yard-line place">{yard.address}</p>
      <p className="yard-line directions">
        <a href={directionsHref(yard)} target="_blank" rel="noopener">
          Directions
          <span className="visually-hidden"> to {yard.name} (opens in a new tab)</span>
        </a>
      </p>
      {yard.phone && <YardPhone phone={yard.phone} />}
      {yard.website && <YardWebsite website={yard.website} />}
      {yard.acceptedMaterials && <Tags label="Accepted materials" tags={yard.acceptedMaterials} />}
      {yard.services && <Tags label="Services" tags={yard.services} />}
      {yard.description && <p>{yard.description}</p>}
    </>
  );
}

/** Directions by address and not by coordinates, because a visitor can check an address. */
function directionsHref({ address }: Pick<CityYard, "address">): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}

/** A yard's phone number as a call link. */
export function YardPhone({ phone }: { phone: string }) {
  return (
    <p className="yard-line phone">
      <a href={phoneHref(phone)}>{phone}</a>
    </p>
  );
}

/** A link to a yard's website in a new tab; its text is the website's address unless given. */
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
  tags: string[];
}

/** A labelled row of tags, such as a yard's services. */
export function Tags({ label, tags }: TagsProps) {
  return (
    <div className="tags">
      <span aria-hidden="true">{label}</span>
      <ul aria-label={label}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </div>
  );
}
