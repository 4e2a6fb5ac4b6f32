import type { ReactNode } from "react";
import { redirect } from "react-router";
import { storeContext, visitorContext } from "../../../worker/contract/context.ts";
import type { RouteHandle } from "../../../worker/contract/route-handle.ts";
import { yardPath } from "../../../worker/contract/yard-path.ts";
import { orServiceUnavailable } from "../../frame/errors.ts";
import { seo } from "../../frame/seo.ts";
import { LOAD_PATH } from "../../paths/form-addresses.ts";
import { Hero } from "../../ui/hero.tsx";
import { Link } from "../../ui/link.tsx";
import { weekdayTime } from "../../words/clock.ts";
import { phoneHref } from "../../words/format.ts";
import { HoursLine } from "../../yard-facts/hours-line.tsx";
import type { Route } from "./+types/compare.route";
import { answerComparison } from "./answer-comparison.ts";
import { comparisonAddress, readComparison } from "./compare-address.ts";
import "./compare.css";

export const handle: RouteHandle = {
  cache: "none",
  parameters: { yards: "texts", material: "texts", near: "search", open: "half-hour" },
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const comparison = readComparison(url.searchParams);
  if (url.searchParams.getAll("yards").length > 1) throw redirect(comparisonAddress(comparison));
  const { timeZone } = context.get(visitorContext);
  return orServiceUnavailable(answerComparison(context.get(storeContext), comparison, timeZone));
}

export function meta({ matches }: Route.MetaArgs) {
  // No path, so not indexed: there are millions of pairs.
  return seo(matches, {
    subject: "Compare scrap yards",
    description: "Two or three scrap yards side by side: hours, phone, what they take and prices.",
  });
}

const UNKNOWN = "We don’t know. Ring and ask.";

export default function CompareYards({ loaderData, matches }: Route.ComponentProps) {
  const { yards, problems, directory, address } = loaderData;
  return (
    <>
      <Hero title="Compare yards" text="Two or three yards side by side." />
      <div className="wrap">
        {problems.length > 0 && (
          <ul className="notice">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        {yards.length > 0 ? (
          <ComparisonTable {...loaderData} />
        ) : (
          <p>Tick “Compare” at two or three yards of the directory, then press “Compare yards”.</p>
        )}
        <p className="link-row">
          <Link to={directory}>Find yards to compare</Link>
          <Link to={LOAD_PATH}>What is my load worth?</Link>
        </p>
      </div>
      <p className="printed-address">{matches[0].loaderData.site.origin + address}</p>
    </>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

/** The yards in columns. Names of rows are above the cells, because a phone has no room for a column of them. */
function ComparisonTable({ yards, rows, checked, from, open }: Loaded) {
  const row = (name: string, cell: (yard: Loaded["yards"][number], i: number) => ReactNode) => (
    <tbody key={name}>
      <tr>
        <th scope="rowgroup" colSpan={yards.length}>
          {name}
        </th>
      </tr>
      <tr>
        {yards.map((yard, i) => (
          <td key={yard.id}>{cell(yard, i)}</td>
        ))}
      </tr>
    </tbody>
  );
  return (
    <table className="comparison table">
      <caption>
        A price “said by the yard” is as the yard typed it, per kg. Ask before you drive.
        {checked && ` City prices checked ${checked}.`}
      </caption>
      <thead>
        <tr>
          {yards.map((yard) => (
            <th key={yard.id} scope="col">
              <Link className="text-button" to={yardPath(yard)}>
                {yard.name}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      {from && row(`From ${from}, in a straight line`, ({ away }) => away || UNKNOWN)}
      {row(open ? `Open ${weekdayTime(open)}` : "Open", ({ now, hours }) => (
        <>
          {now && <b className={open ? undefined : "near-now"}>{now}</b>}
          {hours ? <HoursLine hours={hours} /> : UNKNOWN}
        </>
      ))}
      {row("Phone", ({ phone }) => (phone ? <a href={phoneHref(phone)}>{phone}</a> : UNKNOWN))}
      {row("Address", ({ address }) => address)}
      {rows.map(({ name, cells }) =>
        row(`${name}, per kg`, (_, i) => (
          <>
            {cells[i]?.isOwn ? <b>{cells[i].words}</b> : cells[i]?.words}
            {cells[i]?.note && <small>{cells[i].note}</small>}
          </>
        )),
      )}
      {row("Takes", ({ takes }) => takes?.join(", ") ?? UNKNOWN)}
    </table>
  );
}
