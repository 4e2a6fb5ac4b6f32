import { Car, type IconNode, LineChart, MapPin, Scale } from "lucide";
import { LineIcon } from "../ui/line-icon.tsx";
import { Link } from "../ui/link.tsx";
import FEATURES from "./features.json";

const ICONS: Record<string, IconNode> = { Car, LineChart, MapPin, Scale };

/** Cards that present the site's features and link to them; the card without a path links to the city's chart. */
export function FeatureCards({ city }: { city: { slug: string } | null }) {
  const trends = city ? `/${city.slug}/#trend` : "/scrap-metal-prices-by-city/";
  return (
    <ul className="feature-cards card-grid card-grid-four wrap" aria-label="What you can do here">
      {FEATURES.map(({ icon, title, text, to }) => (
        <li key={title}>
          <Link className="card" to={to ?? trends} prefetch="intent">
            <h2>
              <LineIcon of={ICONS[icon]!} size={20} /> {title}
            </h2>
            <p>{text}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
