import { SITE_NAME } from "../seo.ts";
import { Link } from "../ui/link.tsx";

/** The metals of the footer, by addresses that redirect to their pages. */
export const METALS = [
  ["Copper", "/copper/"],
  ["Aluminium", "/aluminum/"],
  ["Brass", "/brass/"],
  ["Steel", "/steel/"],
] as const;

const COLUMNS = [
  {
    title: "Popular cities",
    links: [
      ["Sydney", "/sydney/"],
      ["Melbourne", "/melbourne/"],
      ["Brisbane", "/brisbane/"],
      ["Perth", "/perth/"],
      ["Adelaide", "/adelaide/"],
    ],
  },
  {
    title: "Metals",
    links: [...METALS, ["All materials", "/materials"], ["Price history", "/prices/"]],
  },
  {
    title: "Resources",
    links: [
      ["Scrap yard directory", "/scrap-yards/"],
      ["Scrap my car", "/scrap-my-car/"],
      ["Resources and tips", "/resources-and-tips/"],
      ["Blog", "/blog/"],
      ["Sitemap", "/sitemap.xml"],
      ["Data", "/data/"],
      ["API", "/api/"],
    ],
  },
  {
    title: "Company",
    links: [
      ["About", "/about/"],
      ["Contact", "/contact/"],
      ["Privacy policy", "/privacy-policy/"],
      ["Terms and conditions", "/terms-and-conditions/"],
    ],
  },
] as const;

/** Addresses that no page route renders, so client-side navigation cannot show them. */
const SERVER_ONLY: string[] = ["/sitemap.xml", "/api/"];

interface FooterProps {
  year: number | undefined;
}

/** Links to the main pages, the copyright line and the social networks still to come. */
export function Footer({ year }: FooterProps) {
  return (
    <footer className="footer">
      <nav className="footer-columns wrap" aria-label="Footer">
        {COLUMNS.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([label, to]) => (
                <li key={to}>
                  <Link to={to} reloadDocument={SERVER_ONLY.includes(to)}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="footer-legal wrap">
        <p>
          © {year} {SITE_NAME}. Prices are indicative only, in Australian dollars.
        </p>
        <p>Facebook, Instagram and LinkedIn: Coming soon</p>
      </div>
    </footer>
  );
}
