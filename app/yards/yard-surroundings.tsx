import { KM_PER_DEGREE } from "../../worker/data/distance.ts";
import type { NearYard } from "../../worker/data/yards/yard-details.ts";
import type { Yard } from "../../worker/data/yards/yards.ts";

// Drawn by the server from coordinates alone. Without map tiles, no map provider learns a visitor's IP address.

interface YardSurroundingsProps {
  /** With coordinates. */
  yard: Yard;
  /** At most nine, nearest first. */
  others: NearYard[];
}

/** Pixels of the drawing, and from its edge to the outermost yards. */
const WIDTH = 400;
const HEIGHT = 250;
const MARGIN = { x: 60, y: 44 };

/** A map of a yard and the nearest others: north is up, distances are to scale, and suburbs are named. */
export function YardSurroundings({ yard, others }: YardSurroundingsProps) {
  const { points, scale } = drawn([yard, ...others]);
  const length = SCALE_BARS.findLast((km) => km * scale <= WIDTH / 3) ?? 1;
  return (
    <figure className="yard-surroundings">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Map of ${yard.name} and the nearest other yards, as numbered in the list. North is up.`}
      >
        {points.map(({ key, name, x, y, label }, i) => (
          <g key={key} data-own={i === 0 || undefined}>
            <circle cx={x} cy={y} r={i === 0 ? 9 : 11} />
            {i > 0 && (
              <text x={x} y={y + 5}>
                {i}
              </text>
            )}
            {label && (
              <text className="place-name" x={x + label.dx} y={y + label.dy}>
                {name}
              </text>
            )}
          </g>
        ))}
        <path d={`M12 ${HEIGHT - 18}v6h${round(length * scale)}v-6`} />
        <text className="distance" x={18} y={HEIGHT - 18}>
          {length} km
        </text>
      </svg>
    </figure>
  );
}

/** Lengths of the scale bar in kilometres. */
const SCALE_BARS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

type Place = Pick<Yard, "id" | "address" | "latitude" | "longitude">;

/** Positions of the yards in the drawing, in pixels, and its scale in pixels per kilometre. */
function drawn(yards: Place[]) {
  const [{ latitude }] = yards as [Place];
  const east = KM_PER_DEGREE * Math.cos(((latitude ?? 0) * Math.PI) / 180);
  const inKm = yards.map((yard) => {
    return { yard, x: (yard.longitude ?? 0) * east, y: -(yard.latitude ?? 0) * KM_PER_DEGREE };
  });
  const across = rangeOf(inKm.map(({ x }) => x));
  const down = rangeOf(inKm.map(({ y }) => y));
  const scale = Math.min(
    (WIDTH - 2 * MARGIN.x) / across.length,
    (HEIGHT - 2 * MARGIN.y) / down.length,
  );
  const placed = inKm.map(({ yard, x, y }, i) => ({
    key: yard.id,
    name: i === 0 ? "This yard" : (suburbOf(yard) ?? ""),
    x: round(WIDTH / 2 + (x - across.middle) * scale),
    y: round(HEIGHT / 2 + (y - down.middle) * scale),
  }));
  const taken = placed.map((point) => boxAt(point, 24, 24));
  const points = placed.map((point) => {
    const width = point.name.length * LETTER;
    const aside = width / 2 + 18;
    const label = [BELOW, ABOVE, { dx: aside, dy: 5 }, { dx: -aside, dy: 5 }].find(({ dx, dy }) => {
      const box = boxAt({ x: point.x + dx, y: point.y + dy - 5 }, width, 15);
      if (box.left < 0 || box.right > WIDTH || taken.some((other) => overlap(box, other)))
        return false;
      taken.push(box);
      return true;
    });
    return { ...point, label };
  });
  return { points, scale };
}

/** Average width in pixels of a letter in a name, as far apart as a reader may set letters. */
const LETTER = 9;

/** Pixels from a dot to the middle of its name's baseline. */
const BELOW = { dx: 0, dy: 27 };
const ABOVE = { dx: 0, dy: -17 };

type Box = ReturnType<typeof boxAt>;

function boxAt({ x, y }: { x: number; y: number }, width: number, height: number) {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The middle of the values and their span, at least a kilometre for yards side by side. */
function rangeOf(values: number[]): { length: number; middle: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { length: Math.max(most - least, 1), middle: (least + most) / 2 };
}

/** "Gillman" from "129 Ingot Street, Gillman SA 5013"; undefined for other addresses. */
function suburbOf({ address }: Pick<Yard, "address">): string | undefined {
  return /,\s*([^,]+) [A-Z]{2,3} \d{4}\s*$/.exec(address)?.[1];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
