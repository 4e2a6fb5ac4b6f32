import { decoded } from "./fetch.ts";

/** What a page's head says. */
export interface Head {
  title: string | undefined;
  /** The content of each meta element by its name or property; repeated ones are joined by "|". */
  meta: Record<string, string>;
  canonical: string | undefined;
  /** The structured data, parsed; throws where it is not JSON. */
  jsonLd: Record<string, unknown>[];
}

/** Reads the head of a page. */
export function headOf(html: string): Head {
  const head = html.slice(0, html.indexOf("</head>"));
  const meta: Record<string, string> = {};
  for (const [tag] of head.matchAll(/<meta\b[^>]*>/g)) {
    const name = attribute(tag, "name") ?? attribute(tag, "property");
    const content = attribute(tag, "content") ?? "";
    if (name) meta[name] = meta[name] === undefined ? content : `${meta[name]}|${content}`;
  }
  const canonicals = [...head.matchAll(/<link\b[^>]*rel="canonical"[^>]*>/g)];
  const titles = [...head.matchAll(/<title>(.*?)<\/title>/gs)];
  return {
    title: titles.length === 1 ? decoded(titles[0]?.[1] ?? "") : undefined,
    meta,
    canonical: canonicals.length === 1 ? attribute(canonicals[0]?.[0] ?? "", "href") : undefined,
    jsonLd: jsonLdOf(head),
  };
}

/** The structured data of a page, parsed; throws where it is not JSON. */
function jsonLdOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json),
  );
}

function attribute(tag: string, name: string): string | undefined {
  const value = tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1];
  return value === undefined ? undefined : decoded(value);
}
