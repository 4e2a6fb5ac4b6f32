import { html } from "hono/html";
import { operationSection } from "./contract-operation.ts";
import { shapeTable } from "./contract-shape.ts";
import { operationsOf } from "./described-operation.ts";
import type { Contract } from "./openapi-document.ts";

/** The description of the API as a page: the same words and figures as in openapi.json. */
export function contractPage(contract: Contract) {
  const { info, servers = [], components } = contract;
  const origin = servers[0]?.url ?? "";
  const operations = operationsOf(contract);
  const lead = "Our prices, cities, materials and scrap yards as JSON, for your own programs.";
  return html`<!DOCTYPE html>
<html lang="en-AU">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>API | Scrap Metal Prices Australia</title>
  <meta name="description" content="${lead}">
  <link rel="canonical" href="${origin}/api/">
  <link rel="icon" href="/favicon.ico" sizes="32x32">
  <link rel="stylesheet" href="/api.css">
</head>
<body>
<a class="skip-link" href="#content">Skip to content</a>
<header>
  <nav aria-label="Site"><a href="/">Scrap Metal Prices Australia</a></nav>
</header>
<main id="content" tabindex="-1">
  <h1>API</h1>
  <p class="lead">${lead}</p>
  ${(info.description ?? "").split("\n\n").map((text) => html`<p>${text}</p>`)}
  <ul>
    <li><a href="/api/openapi.json">openapi.json</a>: this page for machines (OpenAPI ${contract.openapi})</li>
    <li>Version ${info.version}</li>
    <li>Licence: <a href="${info.license?.url ?? "/"}">${info.license?.name}</a></li>
  </ul>
  <table>
    <caption>Operations, each a GET</caption>
    <thead><tr><th scope="col">Path</th><th scope="col">What it gives</th></tr></thead>
    <tbody>${operations.map(
      ({ id, path, summary }) =>
        html`<tr><th scope="row"><a href="#${id}"><code>${path}</code></a></th><td>${summary}</td></tr>`,
    )}</tbody>
  </table>
  ${operations.map((operation) => operationSection(operation, origin))}
  <h2 id="fields">Fields</h2>
  ${Object.entries(components?.schemas ?? {}).map(([name, schema]) => shapeTable(name, schema))}
</main>
<footer>
  <nav aria-label="Footer">
    <a href="/">Home</a> <a href="/about/">About</a> <a href="/contact/">Contact</a>
    <a href="/terms-and-conditions/">Terms and conditions</a>
  </nav>
</footer>
</body>
</html>
`;
}
