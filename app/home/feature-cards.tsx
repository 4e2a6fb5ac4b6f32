import { Car, LineChart, MapPin, Scale } from "lucide";
import { LineIcon } from "../ui/line-icon.tsx";
import { Link } from "../ui/link.tsx";

const FEATURES = [
  {
    icon: Scale,
    title: "Compare prices",
    text: "What each city pays for copper, or any other metal, best price first.",
    to: "/material/copper/?sort=price",
  },
  {
    icon: MapPin,
    title: "Find yards",
    text: "A directory of yards and what they take, with address and phone.",
    to: "/scrap-yards/",
  },
  {
    icon: Car,
    title: "Scrap your vehicle",
    text: "What a car is worth, what to take out first and who to notify.",
    to: "/scrap-my-car/",
  },
  {
    icon: LineChart,
    title: "Price trends",
    text: "A 12-month chart for each city.",
    to: null,
  },
] as const;

/** Four cards that present the site's features and link to them, the trends to those of this city. */
export function FeatureCards({ city }: { city: { slug: string } | null }) {
  const trends = city ? `/${city.slug}/#trend` : "/scrap-metal-prices-by-city/";
  return (
    <ul className="feature-cards card-grid card-grid-four wrap" aria-label="What you can do here">
      {FEATURES.map(({ icon, title, text, to }) => (
        <li key={title}>
          <Link className="card" to={to ?? trends} prefetch="intent">
            <h2>
              <LineIcon of={icon} size={20} /> {title}
            </h2>
            <p>{text}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
