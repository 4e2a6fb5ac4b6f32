import { yardPath } from "../../../worker/contract/yard-path.ts";
import type { DirectoryYard, YardPage } from "../../../worker/data/yards/directory.ts";
import { Link } from "../../ui/link.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { aboutKilometres, citySlug } from "../../words/format.ts";
import { HoursLine } from "../../yard-facts/hours-line.tsx";
import { OpenNow } from "../../yard-facts/open-now.tsx";
import { Tags, Takes, YardPhone, YardWebsite } from "../../yard-facts/yard-facts.tsx";
import type { YardHours } from "../../yard-facts/yard-hours.ts";
import { CompareBox, CompareForm } from "../compare/compare-form.tsx";

/** A yard in the list, with its hours, its own prices in words and, in a search near a place, its distance in km. */
type ListedYard = Omit<DirectoryYard, "ownPrices"> & {
  hours: YardHours | null;
  ownPrices?: string[];
  kilometres?: number;
};

interface DirectoryResultsProps extends Omit<YardPage, "yards"> {
  yards: ListedYard[];
  /** Chosen metals, which every yard in the list takes. */
  materials: string[];
  /** True beside the map: each yard then has a link that shows it there. */
  view: "list" | "map";
}

/** One page of the directory's list. */
export function DirectoryResults({ yards, page, pages, ...shown }: DirectoryResultsProps) {
  return (
    // The key scrolls a new list to its top where it has its own scroll bar, beside the map.
    <div className="directory-page" key={yards[0]?.id}>
      <ul className="directory-list stack">
        {yards.map((yard) => (
          <DirectoryCard key={yard.id} yard={yard} {...shown} />
        ))}
      </ul>
      <CompareForm />
      <Pagination page={page} pages={pages} />
    </div>
  );
}

interface DirectoryCardProps extends Pick<DirectoryResultsProps, "materials" | "view"> {
  yard: ListedYard;
}

function DirectoryCard({ yard, materials, view }: DirectoryCardProps) {
  const { kilometres, hours } = yard;
  return (
    <li className="directory-card card">
      <div>
        <h3>
          <Link to={yardPath(yard)} prefetch="intent">
            {yard.name}
          </Link>
        </h3>
        <div className="directory-when">
          {kilometres !== undefined && <p>{aboutKilometres(kilometres)}</p>}
          <OpenNow hours={hours} />
        </div>
        {yard.ownPrices?.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <HoursLine hours={hours} />
        <p className="yard-line place">
          {`${yard.address}\u00A0· `}
          {yard.cityName === "Unknown" ? (
            `${yard.cityName}, ${yard.state}`
          ) : (
            <Link to={`/${citySlug(yard.cityName)}/`} prefetch="intent">
              {yard.cityName}, {yard.state}
            </Link>
          )}
        </p>
        <div className="directory-contact row">
          {yard.phone && <YardPhone phone={yard.phone} />}
          {yard.website && <YardWebsite website={yard.website}>Visit Website</YardWebsite>}
          {view === "map" && yard.latitude !== null && <a href={`#yard-${yard.id}`}>Show on map</a>}
          <CompareBox id={yard.id} />
        </div>
      </div>
      <div>
        {yard.acceptedMaterials && <Takes tags={yard.acceptedMaterials} wanted={materials} />}
        {yard.services && <Tags label="Services" tags={yard.services} />}
        {yard.description && <p>{yard.description}</p>}
      </div>
    </li>
  );
}
