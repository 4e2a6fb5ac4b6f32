import { storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { materialRanges } from "../../worker/data/material-ranges.ts";
import { allMaterials } from "../../worker/data/materials.ts";
import { RouteError } from "../frame/error-screens.tsx";
import { nullOnOutage, orServiceUnavailable } from "../frame/errors.ts";
import { seo } from "../frame/seo.ts";
import { findSuggestions } from "../search/find-suggestions.ts";
import { ClearForm } from "../ui/clear-form.tsx";
import { FilterBox, useFilterText } from "../ui/filter-box.tsx";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";
import { cutText } from "../words/cut-text.ts";
import type { Route } from "./+types/materials.route";
import tips from "./identification-tips.json";
import { MaterialGrid, matchMaterials } from "./material-grid.tsx";
import { useMeaning, WordMeaning } from "./word-meaning.tsx";
import "./materials.css";

export const handle: RouteHandle = {
  cache: "public",
  parameters: { q: "search" },
  sitemap: "dataset",
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const q = cutText(url.searchParams.get("q") ?? "", 100);
  const [materials, answers, priced] = await Promise.all([
    orServiceUnavailable(allMaterials(store)),
    q.trim() ? findSuggestions(store, q, WANTED).catch(nullOnOutage) : [],
    materialRanges(store).catch(nullOnOutage),
  ]);
  const listed = materials
    .map((material) => ({ ...material, range: priced?.get(material.id) }))
    .toSorted((a, b) => Number(!a.range) - Number(!b.range));
  return { materials: listed, q, answers: answers ?? [] };
}

/** The same suggestions that a browser requests as the visitor types. */
const WANTED = { groups: ["answers"], isShort: true } as const;

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, {
    subject: HERO.title,
    description:
      "Copper, brass, aluminium, steel and more: what yards pay per kilogram in Australian cities, and how to tell one metal from another at home.",
    path: "/scrap-metal-prices-by-material/",
  });
}

const HERO = {
  title: "Scrap Metal Prices by Material",
  text: "Find your metal, then compare what cities pay for it per kilogram.",
};

/** For a visitor who has a thing and does not know its metal. */
const WHAT_IS_IT = (
  <span>
    Not sure which metal you have? <Link to="/what-is-it/">What is this?</Link>
  </span>
);

export default function Materials({ loaderData }: Route.ComponentProps) {
  const { materials, q, answers } = loaderData;
  const [text, setText] = useFilterText(q);
  const found = useMeaning(text, { text: q, answers });
  const matches = matchMaterials(materials, text);
  return (
    <>
      <Hero
        title={HERO.title}
        text={
          <>
            {HERO.text} {WHAT_IS_IT}
          </>
        }
      >
        <FilterBox
          list="Materials"
          label="Search for a material"
          placeholder="Search for a material..."
          value={text}
          onChange={setText}
        />
      </Hero>
      <section className="wrap" aria-label="Materials" aria-live="polite">
        <WordMeaning text={text} answers={found} materials={materials} />
        {matches.length > 0 ? (
          <MaterialGrid materials={matches} isBrief={text.trim() === ""} />
        ) : (
          <div className="empty">
            <p>No materials found matching "{text}"</p>
            <ClearForm label="Clear Search" onClear={() => setText("")} />
            <p className="link-row">{WHAT_IS_IT}</p>
          </div>
        )}
      </section>
      <IdentificationTips />
    </>
  );
}

/** How to tell the four common metals apart. */
function IdentificationTips() {
  return (
    <section className="section wrap" aria-labelledby="tips-heading">
      <h2 id="tips-heading">How to Identify Common Scrap Metals</h2>
      <p className="lead">
        All you need is a fridge magnet, a file and good light. Sort before you drive: a mixed load
        is priced as its cheapest metal.
      </p>
      <div className="card-grid card-grid-wide">
        {tips.map(({ metal, name, text }) => (
          <article key={metal} className="identification-tip pictured card">
            <Swatch metal={metal} />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RouteError error={error}>
      <Hero {...HERO} />
      <p className="error wrap" role="alert">
        Error loading materials. Please try again later.
      </p>
      <IdentificationTips />
    </RouteError>
  );
}
