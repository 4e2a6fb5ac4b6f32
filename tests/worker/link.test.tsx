import type { ComponentProps } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter, Link as RouterLink } from "react-router";
import { describe, expect, it } from "vitest";
import { Link } from "../../app/ui/link.tsx";
import { partOf } from "./part.ts";

const links: ComponentProps<typeof Link>[] = [
  { to: "/", children: "Home" },
  { to: "/sydney/", prefetch: "intent", "aria-current": "page", children: "Sydney" },
  { to: "/scrap-yards/?q=a&page=2#list", preventScrollReset: true, className: "card" },
  { to: "/blog/feed.xml", reloadDocument: true, title: "Feed" },
  { to: "/contact/", target: "_blank", rel: "noopener" },
  { to: "?page=3", children: "Relative" },
  { to: "#top", children: "Top" },
  { to: { pathname: "/search/", search: "?q=x" }, children: "Search" },
  { to: "https://example.com/", children: "Elsewhere" },
  { to: "//example.com/", children: "Elsewhere" },
];

describe("a link on the server", () => {
  it.each(links)("renders the same element as React Router for $to", (props) => {
    const rendered = (Component: typeof Link) => {
      const html = renderToString(
        <MemoryRouter initialEntries={["/scrap-yards/?page=2"]}>
          <Component {...props} />
        </MemoryRouter>,
      );
      return partOf(html)
        .all("*")
        .map(({ element: { tagName, attributes, text } }) => ({ tagName, attributes, text }));
    };
    expect(rendered(Link)).toHaveLength(1);
    const routers = (all: typeof props) => <RouterLink discover="none" {...all} />;
    expect(rendered(Link)).toEqual(rendered(routers));
  });
});
