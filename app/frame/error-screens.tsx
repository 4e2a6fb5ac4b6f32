import type { ReactNode } from "react";
import { useLocation, useRouteError } from "react-router";
import { METALS } from "../paths/metal-links.ts";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";
import { insteadOf, isMistake, isNotFound, isOverLimit } from "./errors.ts";
import { MissingPageSearch } from "./missing-page-search.tsx";

interface ErrorScreenProps {
  title: string;
  text: string;
  /** The value that the loader threw, if the page may be missing: the screen then offers the search. */
  error?: unknown;
  /** Links to other pages, instead of those to all of the site. */
  children?: ReactNode;
}

/** An error screen with links. Those to the whole site load documents, as after any failure. */
export function ErrorScreen({ title, text, error, children }: ErrorScreenProps) {
  const instead = insteadOf(error);
  return (
    <Hero title={title} text={text}>
      {instead && <MissingPageSearch key={instead.query} {...instead} />}
      {children ? (
        <div className="link-row">{children}</div>
      ) : (
        <div className="split">
          <Ways isDocument title="Common metals" ways={METALS} />
          <Ways isDocument title="Other ways to look" ways={OTHER_WAYS} />
        </div>
      )}
    </Hero>
  );
}

/** Error screen for an unknown URL. */
export function PageNotFound({ error }: Pick<ErrorScreenProps, "error">) {
  return (
    <ErrorScreen
      error={error}
      title="Page Not Found"
      text="There is no page at this address. It may have moved, or the address may be misspelt."
    />
  );
}

/** Error screen of a page without one of its own: a missing page, an outage or a bug in our code. */
export function PageError({ error }: { error: unknown }) {
  if (isNotFound(error)) return <PageNotFound error={error} />;
  return (
    <RouteError error={error}>
      <SomethingWentWrong />
    </RouteError>
  );
}

interface PricesErrorProps extends Omit<ErrorScreenProps, "text"> {
  /** Text for a missing page. */
  missing: string;
}

/** Error screen of a page of prices; text and status, 404 or 503, tell a missing page from an outage. */
export function PricesError({ missing, ...props }: PricesErrorProps) {
  const outage = "We can't load these prices right now. Please try again in a minute.";
  return (
    <RouteError error={props.error}>
      <ErrorScreen {...props} text={isNotFound(props.error) ? missing : outage} />
    </RouteError>
  );
}

/** The lists of all prices. */
export const PRICE_LISTS: WaysProps["ways"] = [
  ["View All Cities", "/scrap-metal-prices-by-city/", "Every metal in yours"],
  ["View all materials", "/materials", "Every city’s price for one"],
];
const OTHER_WAYS: WaysProps["ways"] = [
  ["Home", "/", "Prices near you"],
  ...PRICE_LISTS,
  ["What is this?", "/what-is-it/", "Don’t know which metal it is?"],
  ["Scrap Yards", "/scrap-yards/", "Who takes it, and when they’re open"],
];

interface WaysProps {
  title: string;
  ways: readonly (readonly [label: string, path: string, note?: string])[];
  /** True if the links have to load documents. */
  isDocument?: boolean;
}

/** Links to pages, each with a note; metals have their drawings. */
export function Ways({ title, ways, isDocument }: WaysProps) {
  return (
    <section className="section">
      <h2>{title}</h2>
      <ul className="lined">
        {ways.map(([label, path, note]) => (
          <li key={path} className={note && "row"}>
            {ways === METALS && <Swatch metal={path.slice(1, -1)} />}
            <Link to={path} reloadDocument={isDocument}>
              {label}
            </Link>
            {note && <span className="quiet">{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RouteErrorProps {
  error: unknown;
  /** The route's own screen for a missing page or an outage. */
  children: ReactNode;
}

/** For an ErrorBoundary: its own screen, except that a limit and a bug in our code look the same everywhere. */
export function RouteError({ error, children }: RouteErrorProps) {
  if (isOverLimit(error)) {
    return (
      <TryAgainScreen
        title="Too Many Requests"
        text="Too many requests came from your network. Wait a minute, then try again."
      />
    );
  }
  return isMistake(error) ? <SomethingWentWrong /> : children;
}

/** Error screen for an outage or a bug in our code, without technical details. */
function SomethingWentWrong() {
  return (
    <>
      <TryAgainScreen
        title="Something Went Wrong"
        text="We can’t load this page right now. The problem is at our end. Please try again in a minute."
      />
      {import.meta.env.MODE === "development" && <ErrorStack />}
    </>
  );
}

/** An error screen with a link that loads the same URL again, as a document. */
function TryAgainScreen(props: Pick<ErrorScreenProps, "title" | "text">) {
  const { pathname, search } = useLocation();
  return (
    <ErrorScreen {...props}>
      <a className="button" href={pathname + search}>
        Try again
      </a>
      <a href="/">Home</a>
    </ErrorScreen>
  );
}

/** The error with its stack, for developers; left out of the production build. */
function ErrorStack() {
  const error = useRouteError();
  return (
    <pre className="wrap" style={{ overflowX: "auto" }}>
      {error instanceof Error ? error.stack : JSON.stringify(error, null, 2)}
    </pre>
  );
}

/** Error screen of a city's page. docs/specification.md requires this title during an outage, too. */
export function CityError({ error }: { error: unknown }) {
  return (
    <PricesError
      error={error}
      title="City Not Found"
      missing="We don’t have a city or town by that name. Check the spelling, or pick yours from all cities."
    />
  );
}

/** Error screen of a material's page. Like `CityError`, it keeps its title during an outage. */
export function MaterialError({ error }: { error: unknown }) {
  return (
    <PricesError
      error={error}
      title="Material Not Found"
      missing="We don’t have a metal by that name. Check the spelling, or pick one from the list."
    />
  );
}
