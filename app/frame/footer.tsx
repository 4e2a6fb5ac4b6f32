import type { SiteSettings } from "../../worker/contract/context.ts";
import { METALS } from "../paths/metal-links.ts";
import { Link } from "../ui/link.tsx";

const COLUMNS = [
  {
    title: "Metals",
    links: [...METALS, ["All materials", "/materials"], ["Price history", "/data/#months"]],
  },
  {
    title: "Resources",
    links: [
      ["Scrap yard directory", "/scrap-yards/"],
      ["My load", "/my-load/"],
      ["Was that a fair offer?", "/fair-price/"],
      ["What is this?", "/what-is-it/"],
      ["Scrap my car", "/scrap-my-car/"],
      ["Resources and tips", "/resources-and-tips/"],
      ["Blog", "/blog/"],
    ],
  },
  {
    title: "Company",
    links: [
      ["About", "/about/"],
      ["Contact", "/contact/"],
      ["Privacy policy", "/privacy-policy/"],
      ["Terms and conditions", "/terms-and-conditions/"],
      ["Sitemap", "/sitemap.xml"],
      ["Data", "/data/"],
      ["API", "/api/"],
    ],
  },
] as const;

/** Addresses without a page route: client-side navigation cannot show them, so their links have a target. */
const SERVER_ONLY: string[] = ["/sitemap.xml", "/api/"];

interface City {
  name: string;
  slug: string;
}

/** The cities that come first, in this order; the largest others stand in for those that the site does not have. */
const FIRST_CITIES = ["sydney", "melbourne", "brisbane", "perth", "adelaide"];

interface FooterProps {
  /** Undefined in an outage. */
  site: Pick<SiteSettings, "name" | "social"> | undefined;
  year: number | undefined;
  /** The largest; none in an outage. */
  cities: City[];
}

/** The footer's content: links to the main pages, the copyright line and the social networks. */
export function Footer({ site, year, cities }: FooterProps) {
  const popular = popularCities(cities).map(({ name, slug }): [string, string] => [
    name,
    `/${slug}/`,
  ]);
  const title = cities.length > popular.length ? "Popular cities" : "Cities";
  const columns = [...(popular.length > 0 ? [{ title, links: popular }] : []), ...COLUMNS];
  return (
    <>
      <nav className="footer-columns wrap" aria-label="Footer">
        {columns.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([label, to]) => (
                <li key={to}>
                  {SERVER_ONLY.includes(to) ? (
                    <a href={to} target="_self">
                      {label}
                    </a>
                  ) : (
                    <Link to={to}>{label}</Link>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="footer-legal row wrap">
        <p>
          © {year} {site?.name}. Prices are indicative only, in Australian dollars.
        </p>
        {site?.social.length ? (
          <p className="link-row">
            {site.social.map(({ name, address }) => (
              <a key={address} href={address} rel="me">
                {name}
              </a>
            ))}
          </p>
        ) : (
          <p>Facebook, Instagram and LinkedIn: Coming soon</p>
        )}
      </div>
    </>
  );
}

function popularCities(largest: City[]): City[] {
  const first = FIRST_CITIES.flatMap((slug) => largest.find((city) => city.slug === slug) ?? []);
  return [...new Set([...first, ...largest])].slice(0, FIRST_CITIES.length);
}
