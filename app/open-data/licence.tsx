/** Pages of well-known licences. */
export const LICENCE_PAGES: Partial<Record<string, string>> = {
  "CC BY 4.0": "https://creativecommons.org/licenses/by/4.0/",
  "CC0 1.0": "https://creativecommons.org/publicdomain/zero/1.0/",
};

interface LicenceProps {
  licence: string;
  /** The site's name. */
  name: string;
  /** The site's origin, without a trailing slash. */
  origin: string;
  /** Day of the last publication in words; undefined if there was none. */
  published: string | undefined;
}

/** The licence of the files, and how to cite them. */
export function Licence({ licence, name, origin, published }: LicenceProps) {
  const page = LICENCE_PAGES[licence];
  return (
    <section className="section" aria-labelledby="licence-heading">
      <h2 id="licence-heading">Licence</h2>
      <p className="prose">
        The files and the API are under this licence:{" "}
        {page ? (
          <a href={page} rel="license">
            {licence}
          </a>
        ) : (
          licence
        )}
        . Cite them as:
      </p>
      <blockquote className="citation">
        {name}, {origin}/data/{published && `, published on ${published}`}, {licence}.
      </blockquote>
    </section>
  );
}
