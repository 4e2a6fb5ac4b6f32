import { html } from "hono/html";
import styles from "./api.css?url";
import {
  type DescribedOperation,
  type DescribedParameter,
  describeOperations,
  type SchemaOrReference,
  typeInWords,
} from "./described-operation.ts";
import type { OpenApiDocument } from "./openapi-document.ts";

/** The API's OpenAPI document as an HTML page. */
export function descriptionPage(document: OpenApiDocument, siteName: string) {
  const { info, servers = [], components } = document;
  const origin = servers[0]?.url ?? "";
  const operations = describeOperations(document);
  const common = commonResponses(operations);
  const lead = "Our prices, cities, materials and scrap yards as JSON, for your own programs.";
  return html`<!DOCTYPE html>
<html lang="en-AU">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>API | ${siteName}</title>
  <meta name="description" content="${lead}">
  <link rel="canonical" href="${origin}/api/">
  <link rel="icon" href="/favicon.ico" sizes="32x32">
  <link rel="stylesheet" href="${styles}">
</head>
<body>
<a class="skip-link" href="#content">Skip to content</a>
<header class="header">
  <div class="header-row wrap"><a class="brand" href="/"><svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
  <path class="logo-top" d="M10 9h12l3 5H7z"/><path class="logo-front" d="M7 14h18l4 10H3z"/></svg>${siteName}</a>
  <nav class="header-nav" aria-label="Main"><a href="/">Home</a> <a href="/cities/">Cities</a>
  <a href="/materials">Materials</a> <a href="/scrap-yards/">Scrap Yards</a> <a href="/data/">Data</a></nav></div>
</header>
<main class="wrap" id="content" tabindex="-1">
  <div class="hero"><h1>API</h1>
  <p class="lead">${lead}</p></div>
  <div class="split"><div>
  <p><a href="/api/openapi.json">openapi.json</a> says the same as an OpenAPI ${document.openapi} document.
  Version ${info.version} · Licence: <a href="${info.license?.url ?? "/"}">${info.license?.name}</a></p>
  ${(info.description ?? "").split("\n\n").map((text) => html`<p>${text}</p>`)}
  </div><div>${operations.filter(({ path }) => path === "/api/prices/city/{id}").map((operation) => exampleOf(operation, origin))}</div></div>
  <h2>Operations, all GET</h2>
  ${operations.map((operation) => operationSection(operation, origin, common))}
  <h2 id="common">Common responses</h2>
  ${responseTable(
    "What most operations return in the same words",
    [...common].map((text) => JSON.parse(text)),
  )}
  <h2 id="fields">Fields</h2>
  <div class="fields">
  ${Object.entries(components?.schemas ?? {}).map(([name, schema]) => fieldTable(name, schema))}
  </div>
</main>
<footer class="footer">
  <nav class="wrap link-row" aria-label="Footer">
    <a href="/">Home</a> <a href="/data/">Data</a> <a href="/about/">About</a> <a href="/contact/">Contact</a>
    <a href="/terms-and-conditions/">Terms and conditions</a>
  </nav>
</footer>
</body>
</html>
`;
}

type DescribedResponse = DescribedOperation["responses"][number];

/** What more than half of the operations return in the same words, as JSON, by status. */
function commonResponses(operations: DescribedOperation[]): Set<string> {
  const texts = operations.flatMap(({ responses }) => responses.map((one) => JSON.stringify(one)));
  const isCommon = (text: string) =>
    texts.filter((other) => other === text).length > operations.length / 2;
  return new Set(texts.filter(isCommon).sort());
}

function operationSection(operation: DescribedOperation, origin: string, common: Set<string>) {
  const { id, path, summary, description, parameters, responses } = operation;
  const isCommon = (response: DescribedResponse) => common.has(JSON.stringify(response));
  const also = responses.filter(isCommon).map(({ status }) => status);
  return html`<section aria-labelledby="${id}">
  <details>
  <summary><h3 id="${id}">${summary}</h3> <code>GET ${path}</code></summary>${description && html`<p>${description}</p>`}
  ${parameters.length > 0 ? parameterTable(parameters) : html`<p>No parameters.</p>`}
  <h4>Example</h4>
  ${exampleOf(operation, origin)}
  ${responseTable(
    `Responses of ${id}`,
    responses.filter((response) => !isCommon(response)),
  )}${also.length > 0 && html`<p>And the <a href="#common">common responses</a> ${also.join(", ")}.</p>`}
  </details>
</section>`;
}

function exampleOf({ example }: DescribedOperation, origin: string) {
  return html`<pre><code>curl "${origin}${example.path}"</code></pre>${
    example.body &&
    html`<p>${example.isStartOfList ? "The response starts with:" : "The response:"}</p>
  <pre><code>${example.body}</code></pre>`
  }`;
}

function responseTable(caption: string, responses: DescribedResponse[]) {
  return html`<table class="table">
    <caption>${caption}</caption>
    <thead><tr><th scope="col">Status</th><th scope="col">Description</th><th scope="col">Content</th><th scope="col">Headers</th></tr></thead>
    <tbody>${responses.map(
      ({ status, description, contentTypes, type, headers }) => html`<tr>
      <th scope="row">${status}</th>
      <td data-label="Description">${description}</td>
      <td data-label="Content">${contentTypes.join(", ") || "none"}${type && `: ${type}`}</td>
      <td data-label="Headers">${headers.join(", ") || "none"}</td>
    </tr>`,
    )}</tbody>
  </table>`;
}

function parameterTable(parameters: DescribedParameter[]) {
  return html`<table class="table">
    <caption>Parameters</caption>
    <thead><tr><th scope="col">Name</th><th scope="col">Description</th><th scope="col">Values</th><th scope="col">Example</th></tr></thead>
    <tbody>${parameters.map(
      ({ name, location, isRequired, description, schema }) => html`<tr>
      <th scope="row"><code>${name}</code></th>
      <td data-label="Description">${description} In the ${location}${isRequired ? "" : ", optional"}.</td>
      <td data-label="Values">${typeInWords(schema)}${limitsInWords(schema)}</td>
      <td data-label="Example"><code>${schema.example}</code></td>
    </tr>`,
    )}</tbody>
  </table>`;
}

function limitsInWords(schema: DescribedParameter["schema"]) {
  const { minimum, maximum, maxLength, pattern, default: defaultValue } = schema;
  return [
    minimum !== undefined && `, from ${minimum} to ${maximum}`,
    defaultValue !== undefined && `, default ${defaultValue}`,
    maxLength !== undefined && `, at most ${maxLength} characters`,
    pattern !== undefined && `, matching ${pattern}`,
  ].filter((text) => text !== false);
}

function fieldTable(name: string, schema: SchemaOrReference) {
  if ("$ref" in schema) return "";
  return html`<details id="${name}">
  <summary><h3>${name}</h3></summary>
  <table class="table">
    <caption class="visually-hidden">${name}</caption>
    <thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Description</th></tr></thead>
    <tbody>${Object.entries(schema.properties ?? {}).map(
      ([field, value]) => html`<tr>
      <th scope="row"><code>${field}</code></th>
      <td data-label="Type">${typeInWords(value)}</td>
      <td data-label="Description">${"description" in value && value.description}</td>
    </tr>`,
    )}</tbody>
  </table>
  </details>`;
}
