import { X } from "lucide";
import { type ReactNode, type RefObject, useEffect, useId } from "react";
import { LineIcon } from "../../ui/line-icon.tsx";

interface MapPopupProps {
  box: RefObject<HTMLElement | null>;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel over the map. It takes the focus from the marker that opened it, so that it is heard. */
export function MapPopup({ box, title, onClose, children }: MapPopupProps) {
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
