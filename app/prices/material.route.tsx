import { redirect } from "react-router";
import { materialBySlug, materialSlugFor } from "../../worker/data/materials.ts";
import { pricesOfMaterial } from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import { suggestionsFor } from "../../worker/data/suggestions.ts";
import { storeContext } from "../context.ts";
import { isNotFound, notFound, orServiceUnavailable, suggestionsOf } from "../http.ts";
import type { RouteHandle } from "../route-handle.ts";
import { breadcrumbList, seo } from "../seo.ts";
import { ErrorScreen, RouteError } from "../ui/error-screens.tsx";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";
import type { Route } from "./+types/material.route";
import { CityPriceTable } from "./city-price-table.tsx";

export const handle: RouteHandle = { cache: "prices", sitemap: "materials" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const material = await orServiceUnavailable(materialBySlug(store, params.slug));
  if (!material) throw await redirectOrNotFound(store, params.slug);
  const prices = (await orServiceUnavailable(pricesOfMaterial(store, material.id))) ?? [];
  return { material, prices };
}

/** /material/aluminium/ is an alias and redirects; any other unknown slug is an unknown material. */
async function redirectOrNotFound(store: Store, slug: string) {
  const found = await orServiceUnavailable(materialSlugFor(store, slug));
  if (found) return redirect(`/material/${found}/`, 301);
  return notFound("Material not found", await orServiceUnavailable(suggestionsFor(store, slug)));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return seo(matches, { title: "Material Not Found" });
  const { name, slug, description, metaDescription } = loaderData.material;
  return seo(matches, {
    title: `${name} Scrap Metal Prices | Scrap Metal Prices Australia`,
    description: metaDescription ?? description,
    path: `/material/${slug}/`,
    jsonLd: import.meta.env.SSR
      ? (origin) => [breadcrumbList(origin, [...TRAIL, { label: name, to: `/material/${slug}/` }])]
      : undefined,
  });
}

/** The breadcrumb of every material. */
const TRAIL = [{ label: "Materials", to: "/scrap-metal-prices-by-material/" }];

export default function Material({ loaderData: { material, prices } }: Route.ComponentProps) {
  return (
    <>
      <Hero
        trail={TRAIL}
        title={`${material.name} Scrap Metal Prices`}
        text={`What yards pay for ${material.name.toLowerCase()} in Australian cities, in dollars per kilogram. Indicative only.`}
      />
      <section className="wrap" aria-labelledby="cities-heading">
        <h2 id="cities-heading">Prices by City</h2>
        {material.grade && (
          <p>
            Grade: <b>{material.grade}</b>. It is the same in every city, so you can compare them.
          </p>
        )}
        {prices.length > 0 ? (
          <CityPriceTable material={material.name} prices={prices} />
        ) : (
          <p className="empty">No price data available for this material at the moment.</p>
        )}
      </section>
      <section className="section wrap prose" aria-labelledby="about-heading">
        <h2 id="about-heading">
          <Swatch metal={material.slug} />
          About {material.name}
        </h2>
        <p>{material.description}</p>
      </section>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RouteError error={error}>
      <ErrorScreen
        suggestions={suggestionsOf(error)}
        title="Material Not Found"
        text={
          isNotFound(error)
            ? "We have no metal of this name. Check the spelling, or pick one from the list."
            : "We can't load these prices right now. Please try again in a minute."
        }
      >
        <Link className="button" to="/materials">
          View all materials
        </Link>
      </ErrorScreen>
    </RouteError>
  );
}
