import { X } from "lucide";
import { type ReactNode, type RefObject, useEffect, useId } from "react";
import { yardPath } from "../../../worker/contract/yard-path.ts";
import type { DirectoryYard } from "../../../worker/data/yards/directory.ts";
import { LineIcon } from "../../ui/line-icon.tsx";
import { Link } from "../../ui/link.tsx";
import { HoursLine } from "../../yard-facts/hours-line.tsx";
import { OpenNow } from "../../yard-facts/open-now.tsx";
import { ClosedOrMoved, Tags, Takes, YardActions } from "../../yard-facts/yard-facts.tsx";
import type { YardHours } from "../../yard-facts/yard-hours.ts";
import type { OverlappingYards } from "./selection.ts";

/** A yard with its hours. */
export type PopupYard = DirectoryYard & { hours: YardHours | null };

interface MapDetailsProps {
  popup: RefObject<HTMLElement | null>;
  overlapping: OverlappingYards | null;
  /** The selected yard; `details` is undefined while loading, null if that failed. */
  yard: { id: number; name: string; details: PopupYard | null | undefined } | null;
  onSelect: (id: number | null) => void;
}

/** The popup: overlapping yards to choose from, the selected yard, or nothing. */
export function MapDetails({ popup, overlapping, yard, onSelect }: MapDetailsProps) {
  const title = overlapping ? `${overlapping.name} close together` : yard?.name;
  if (!title) return null;
  const key = overlapping ? "overlapping" : yard?.id;
  return (
    <MapPopup key={key} box={popup} title={title} onClose={() => onSelect(null)}>
      {overlapping ? (
        <ul className="yard-map-crowd">
          {overlapping.yards.map(({ id, name }) => (
            <li key={id}>
              <button type="button" onClick={() => onSelect(id)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <SelectedYard yard={yard?.details} />
      )}
    </MapPopup>
  );
}

interface MapPopupProps {
  box: RefObject<HTMLElement | null>;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel over the map. It takes the focus from its marker, so that screen readers read it. */
function MapPopup({ box, title, onClose, children }: MapPopupProps) {
  const heading = useId();
  useEffect(() => {
    const map = box.current?.parentElement;
    if (map?.contains(document.activeElement)) box.current?.focus({ preventScroll: true });
  }, [box]);
  return (
    <section className="yard-map-popup" ref={box} tabIndex={-1} aria-labelledby={heading}>
      <header>
        <h3 id={heading}>{title}</h3>
        <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
          <LineIcon of={X} size={20} />
        </button>
      </header>
      <div className="yard-map-popup-body" aria-live="polite">
        {children}
      </div>
    </section>
  );
}

function SelectedYard({ yard }: { yard: PopupYard | null | undefined }) {
  if (yard === undefined) return <p>Loading…</p>;
  if (!yard) return <p>We can’t load the details right now. They are also in List View.</p>;
  return (
    <>
      <p>
        {yard.cityName}, {yard.state}
      </p>
      <p className="yard-line place">{yard.address}</p>
      <OpenNow hours={yard.hours} />
      <HoursLine hours={yard.hours} />
      <YardActions yard={yard}>
        <Link to={yardPath(yard)} aria-label={`Details of ${yard.name}`}>
          Details
        </Link>
      </YardActions>
      <ClosedOrMoved id={yard.id} />
      {yard.acceptedMaterials && <Takes tags={yard.acceptedMaterials} />}
      {yard.services && <Tags label="Services" tags={yard.services} />}
      {yard.description && <p>{yard.description}</p>}
    </>
  );
}
