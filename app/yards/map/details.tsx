import type { RefObject } from "react";
import type { DirectoryYard } from "../../../worker/data/types.ts";
import { MapCrowd } from "./crowd.tsx";
import { MapPopup } from "./popup.tsx";
import type { Crowd } from "./selection.ts";
import { MapYard } from "./yard.tsx";

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
