import { useRouteLoaderData } from "react-router";
import { NewsletterForm } from "./newsletter-form.tsx";

/** What subscribers get. */
export const NEWSLETTER =
  "News by e-mail when the prices on this site are updated. The first issue is not out yet.";

interface NewsletterProps {
  /** The path of the page on which it stands, such as "/resources-and-tips/". */
  page: string;
}

/** The newsletter's box for any page. */
export function Newsletter({ page }: NewsletterProps) {
  const frame = useRouteLoaderData<{ site: { email: string } }>("root");
  return (
    <section className="section newsletter" aria-labelledby="newsletter-heading">
      <h2 id="newsletter-heading">Newsletter</h2>
      <p>{NEWSLETTER}</p>
      <NewsletterForm page={page} contactEmail={frame?.site.email ?? ""} />
    </section>
  );
}
