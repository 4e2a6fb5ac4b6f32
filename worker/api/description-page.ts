import { html, raw } from "hono/html";
import styles from "./api.css?url";
import type { OpenApiDocument } from "./openapi-document.ts";

type Operation = NonNullable<NonNullable<OpenApiDocument["paths"]>[string]["get"]>;
type Responses = NonNullable<Operation["responses"]>;
type Reference = { $ref: string };
type SchemaOrReference = NonNullable<NonNullable<OpenApiDocument["components"]>["schemas"]>[string];

/** A parameter; none of ours is a reference. */
type Parameter = Exclude<NonNullable<Operation["parameters"]>[number], Reference> & {
  schema: Exclude<SchemaOrReference, Reference>;
};

/** An operation with its path; all of them are GETs. */
interface Get {
  path: string;
  operation: Operation;
  parameters: Parameter[];
  /** Its responses as rows of a table. */
  rows: [status: string, row: string][];
}

/** The API's OpenAPI document as an HTML page. */
export function descriptionPage(document: OpenApiDocument, siteName: string) {
  const { info, servers = [], components } = document;
  const origin = servers[0]?.url ?? "";
  const operations = operationsIn(document);
  const common = commonRows(operations);
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
  </div><div>${operations.filter(({ path }) => path === "/api/prices/city/{id}").map((get) => exampleOf(get, origin))}</div></div>
  <h2>Operations, all GET</h2>
  ${operations.map((get) => operationSection(get, origin, common))}
  <h2 id="common">Common responses</h2>
  ${responseTable("What most operations return in the same words", common)}
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

function operationsIn({ paths = {} }: OpenApiDocument): Get[] {
  return Object.entries(paths).flatMap(([path, { get: operation }]) =>
    operation
      ? [
          {
            path,
            operation,
            parameters: (operation.parameters ?? []) as Parameter[],
            rows: Object.entries(operation.responses ?? {}).map(([status, response]) => [
              status,
              responseRow(status, response),
            ]),
          },
        ]
      : [],
  );
}

/** The rows that more than half of the operations share word for word, by status. */
function commonRows(operations: Get[]): string[] {
  const all = operations.flatMap(({ rows }) => rows.map(([, row]) => row));
  return [...Map.groupBy(all, (row) => row)]
    .filter(([, same]) => same.length > operations.length / 2)
    .map(([row]) => row)
    .sort();
}

function operationSection(get: Get, origin: string, common: string[]) {
  const { path, parameters, rows } = get;
  const { operationId: id, summary, description } = get.operation;
  const [also, own] = [true, false].map((isCommon) =>
    rows.filter(([, row]) => common.includes(row) === isCommon),
  ) as [Get["rows"], Get["rows"]];
  return html`<section aria-labelledby="${id}">
  <details>
  <summary><h3 id="${id}">${summary}</h3> <code>GET ${path}</code></summary>${description && html`<p>${description}</p>`}
  ${parameters.length > 0 ? parameterTable(parameters) : html`<p>No parameters.</p>`}
  <h4>Example</h4>
  ${exampleOf(get, origin)}
  ${responseTable(
    `Responses of ${id}`,
    own.map(([, row]) => row),
  )}${also.length > 0 && html`<p>And the <a href="#common">common responses</a> ${also.map(([status]) => status).join(", ")}.</p>`}
  </details>
</section>`;
}

/** The request with example values, and the response, or the start of its list. */
function exampleOf({ path, operation, parameters }: Get, origin: string) {
  const exampleValue = (name: string) =>
    String(parameters.find((parameter) => parameter.name === name)?.schema.example);
  const query = parameters
    .filter((parameter) => parameter.in === "query")
    .map(({ name }) => `${name}=${exampleValue(name)}`);
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => exampleValue(name));
  const address = query.length > 0 ? `${filled}?${query.join("&")}` : filled;
  const body = operation.responses?.[200]?.content?.["application/json"]?.example;
  return html`<pre><code>curl "${origin}${address}"</code></pre>${
    body &&
    html`<p>${Array.isArray(body) ? "The response starts with:" : "The response:"}</p>
  <pre><code>${JSON.stringify(body, null, 2)}</code></pre>`
  }`;
}

function responseTable(caption: string, rows: string[]) {
  return html`<table class="table">
    <caption>${caption}</caption>
    <thead><tr><th scope="col">Status</th><th scope="col">Description</th><th scope="col">Content</th><th scope="col">Headers</th></tr></thead>
    <tbody>${raw(rows.join(""))}</tbody>
  </table>`;
}

function responseRow(
  status: string,
  { description, content = {}, headers = {} }: Responses[string],
): string {
  const [media] = Object.values<{ schema?: SchemaOrReference }>(content);
  const type = media?.schema && `: ${typeInWords(media.schema)}`;
  return String(html`<tr>
      <th scope="row">${status}</th>
      <td data-label="Description">${description}</td>
      <td data-label="Content">${Object.keys(content).join(", ") || "none"}${type}</td>
      <td data-label="Headers">${Object.keys(headers).join(", ") || "none"}</td>
    </tr>`);
}

function parameterTable(parameters: Parameter[]) {
  return html`<table class="table">
    <caption>Parameters</caption>
    <thead><tr><th scope="col">Name</th><th scope="col">Description</th><th scope="col">Values</th><th scope="col">Example</th></tr></thead>
    <tbody>${parameters.map(
      ({ name, in: location, required, description, schema }) => html`<tr>
      <th scope="row"><code>${name}</code></th>
      <td data-label="Description">${description} In the ${location}${required ? "" : ", optional"}.</td>
      <td data-label="Values">${typeInWords(schema)}${limitsInWords(schema)}</td>
      <td data-label="Example"><code>${schema.example}</code></td>
    </tr>`,
    )}</tbody>
  </table>`;
}

function limitsInWords(schema: Parameter["schema"]) {
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

/** A type in words: "City", "list of Yard", "string (date)", "number or null". */
function typeInWords(schema: SchemaOrReference): string {
  if ("$ref" in schema) return String(schema.$ref).replace(/^.*\//, "");
  const types = [schema.type ?? "any"].flat();
  const names = types.map((type) =>
    type === "array" && schema.items ? `list of ${typeInWords(schema.items)}` : type,
  );
  return names.join(" or ") + (schema.format ? ` (${schema.format})` : "");
}
