import type { ReactNode } from "react";
import { useLocation, useRouteError } from "react-router";
import { Hero } from "../ui/hero.tsx";
import { insteadOf, isMistake, isOverLimit } from "./errors.ts";
import { MissingPageSearch } from "./missing-page-search.tsx";

interface ErrorScreenProps {
  title: string;
  text: string;
  /** The value that the loader threw, if the page may be missing: the screen then offers the search. */
  error?: unknown;
  /** Links to other pages. */
  children: ReactNode;
}

/** An error screen with links to go on. */
export function ErrorScreen({ title, text, error, children }: ErrorScreenProps) {
  const instead = insteadOf(error);
  return (
    <Hero title={title} text={text}>
      {instead && <MissingPageSearch key={instead.asked} {...instead} />}
      <div className="link-row">{children}</div>
    </Hero>
  );
}

/** Error screen for an unknown address. Its links load documents, as after any failure: nothing is left of it then. */
export function PageNotFound({ error }: Pick<ErrorScreenProps, "error">) {
  return (
    <ErrorScreen
      error={error}
      title="Page Not Found"
      text="There is no page at this address. It may have moved, or the address may be misspelt."
    >
      <Exits />
    </ErrorScreen>
  );
}

/** The ways on from a page that is missing. */
export function Exits() {
  return EXITS.map(([href, text], i) => (
    <a key={href} className={i === 0 ? "button" : "button button-quiet"} href={href}>
      {text}
    </a>
  ));
}

const EXITS = [
  ["/", "Home"],
  ["/scrap-metal-prices-by-city/", "View All Cities"],
  ["/materials", "View all materials"],
] as const;

interface RouteErrorProps {
  error: unknown;
  /** The route's own screen for a missing page or an outage. */
  children: ReactNode;
}

/** For a route's ErrorBoundary: its own screen, except that a limit and a bug in our code look the same everywhere. */
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

/** Error screen for an outage or a bug in our code: tells the visitor what to do, without technical details. */
export function SomethingWentWrong() {
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

/** An error screen that leads to the same address again, as a document. */
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
