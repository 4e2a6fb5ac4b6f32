import type { MapPixel } from "./marker-positions.ts";

interface MapPinProps {
  /** True for a larger, green pin. */
  selected?: boolean;
  /** The yard's number in a list; without it the pin has a hole. */
  number?: number;
  /** The position of its tip in a drawing. */
  at?: MapPixel;
}

/** The pin of a yard on every map. */
export function MapPin({ selected = false, number, at }: MapPinProps) {
  const [width, height] = selected ? [36, 45] : [24, 30];
  const place = at && { x: at[0] - width / 2, y: at[1] - height };
  return (
    <svg
      {...place}
      className="map-pin"
      data-selected={selected || undefined}
      width={width}
      height={height}
      viewBox="0 0 24 30"
      aria-hidden="true"
    >
      <path d="M12 29C12 29 22.5 18 22.5 11.2A10.5 10.2 0 0 0 1.5 11.2C1.5 18 12 29 12 29Z" />
      {number ? (
        <text x="12" y="11.5">
          {number}
        </text>
      ) : (
        <circle cx="12" cy="11" r="4" />
      )}
    </svg>
  );
}
