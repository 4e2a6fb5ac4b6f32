import type { SiteSettings } from "../../worker/contract/context.ts";
import LINKED_CITIES from "../paths/linked-cities.json";
import { METALS } from "../paths/metal-links.ts";
import { Link } from "../ui/link.tsx";
import footer from "./footer.json";
import type { NamedSlug } from "./navigation.tsx";

const COLUMNS = [
  { title: "Metals", links: [...METALS, ...Object.entries(footer.Metals)] },
  { title: "Resources", links: Object.entries(footer.Resources) },
  { title: "Company", links: Object.entries(footer.Company) },
];

/** Addresses outside the client-side router, whose links therefore have a target. */
const SERVER_ONLY: string[] = ["/sitemap.xml", "/api/"];

interface FooterProps {
  /** The site's settings; undefined if the root loader failed. */
  site: Pick<SiteSettings, "name" | "social"> | undefined;
  year: number | undefined;
  /** The largest cities; empty if the database is down. */
  cities: NamedSlug[];
}

/** The footer's content: links to the main pages, the copyright line and the social networks. */
export function Footer({ site, year, cities }: FooterProps) {
  const popular = popularCities(cities).map(({ name, slug }) => [name, `/${slug}/`] as const);
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

/** The cities that every page links, in order; the largest others replace any that the site lacks. */
function popularCities(largest: NamedSlug[]): NamedSlug[] {
  const first = LINKED_CITIES.flatMap((slug) => largest.find((city) => city.slug === slug) ?? []);
  return [...new Set([...first, ...largest])].slice(0, LINKED_CITIES.length);
}
