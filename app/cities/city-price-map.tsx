import { Link } from "../ui/link.tsx";
import type { PriceMap } from "./price-map.ts";

/**
 * A map of cities' prices: the higher the price, the larger and fuller the dot. The large cities link to their pages.
 * Drawn with attributes, because the security policy forbids inline styles.
 */
export function CityPriceMap({ land, transform, dots, labels }: PriceMap) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the heading above names it, and its links are read out
    <svg className="price-map" viewBox="0 0 360 286">
      <path d={land} transform={transform} />
      {dots.map(([x, y, tint]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={2 + 2 * tint} fillOpacity={0.2 + 0.8 * tint} />
      ))}
      {labels.map(({ slug, name, price, x, y, anchor }) => (
        <Link key={slug} to={`/${slug}/`}>
          <text x={x} y={y - 3} textAnchor={anchor}>
            {name}{" "}
            <tspan x={x} dy="15">
              {price}
            </tspan>
          </text>
        </Link>
      ))}
    </svg>
  );
}
