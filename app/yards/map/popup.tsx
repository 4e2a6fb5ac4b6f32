import { X } from "lucide";
import { type ReactNode, type RefObject, useEffect, useId } from "react";
import type { DirectoryYard } from "../../../worker/data/types.ts";
import { LineIcon } from "../../ui/line-icon.tsx";
import { YardFacts } from "../yard-facts.tsx";
import type { Crowd } from "./selection.ts";

interface MapDetailsProps {
  popup: RefObject<HTMLElement | null>;
  crowd: Crowd | null;
  /** The selected yard; its details are null while they are being fetched. */
  yard: { id: number; name: string; details: DirectoryYard | null } | null;
  onSelect: (id: number | null) => void;
}

/** The popup: a crowd to choose from, or the selected yard, or nothing. */
export function MapDetails({ popup, crowd, yard, onSelect }: MapDetailsProps) {
  const close = () => onSelect(null);
  if (crowd) {
    return (
      <MapPopup key="crowd" box={popup} title={`${crowd.name} close together`} onClose={close}>
        <MapCrowd yards={crowd.yards} onSelect={onSelect} />
      </MapPopup>
    );
  }
  if (!yard) return null;
  return (
    <MapPopup key={yard.id} box={popup} title={yard.name} onClose={close}>
      <MapYard yard={yard.details} />
    </MapPopup>
  );
}

interface MapPopupProps {
  box: RefObject<HTMLElement | null>;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel over the map. It takes the focus from the marker that opened it, so that it is heard. */
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

interface MapCrowdProps {
  yards: Crowd["yards"];
  onSelect: (id: number) => void;
}

/** Yards that share a spot of the map, to choose from by name. */
function MapCrowd({ yards, onSelect }: MapCrowdProps) {
  return (
    <ul className="yard-map-crowd">
      {yards.map(({ id, name }) => (
        <li key={id}>
          <button type="button" onClick={() => onSelect(id)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What the popup tells of the selected yard. */
function MapYard({ yard }: { yard: DirectoryYard | null }) {
  if (!yard) return <p>Loading…</p>;
  return (
    <>
      <p>
        {yard.cityName}, {yard.state}
      </p>
      <YardFacts yard={yard} />
    </>
  );
}
