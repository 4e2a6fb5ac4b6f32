import type { RouteHandle } from "../../contract/route-handle.ts";
import Content, { contents, frontmatter } from "../content/terms-and-conditions.mdx";
import { termsDate } from "../format.ts";
import type { Route } from "./+types/terms-and-conditions.route";
import { Guide } from "./guide.tsx";
import { guideMeta } from "./guide-meta.ts";

const PATH = "/terms-and-conditions/";

export const handle: RouteHandle = { cache: "public", sitemap: "content" };

export function meta({ matches }: Route.MetaArgs) {
  return guideMeta(matches, PATH, frontmatter);
}

export default function TermsAndConditions({ matches }: Route.ComponentProps) {
  const { email, phone, address } = matches[0].loaderData.site;
  return (
    <Guide
      head={frontmatter}
      contents={contents}
      Content={Content}
      values={{ email, phone, address }}
      dateLine={<LastUpdated day={frontmatter.updated} />}
    />
  );
}

function LastUpdated({ day }: { day: string }) {
  return (
    <p className="quiet">
      Last Updated: <time dateTime={day}>{termsDate(day)}</time>
    </p>
  );
}
