import type { CityYard } from "../../worker/data/types.ts";
import { phoneHref, websiteText } from "../format.ts";

interface YardFactsProps {
  yard: CityYard;
}

/** All that is known of one yard below its name, with the way there. */
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

/** The way to a yard on a map service: by its address, which people can check at the door. */
function directionsHref({ address }: Pick<CityYard, "address">): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}

/** A yard's phone as a call link. */
export function YardPhone({ phone }: { phone: string }) {
  return (
    <p className="yard-line phone">
      <a href={phoneHref(phone)}>{phone}</a>
    </p>
  );
}

/** A yard's website in a new tab; without words of its own it shows the address. */
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

/** Short words in a row, such as services, behind the word for what they are. */
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
