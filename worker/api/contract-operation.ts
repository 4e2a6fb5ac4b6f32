import { html } from "hono/html";
import { typeOf } from "./contract-shape.ts";
import type { Operation, Parameter } from "./described-operation.ts";

/** One operation: what to send, what comes back, and an example to try. */
export function operationSection(operation: Operation, origin: string) {
  const { id, path, summary, description, parameters, answers, example } = operation;
  return html`<section aria-labelledby="${id}">
  <h2 id="${id}">${summary}</h2>
  <p><code>GET ${path}</code></p>${description && html`<p>${description}</p>`}
  ${parameters.length > 0 ? parameterTable(parameters) : html`<p>It takes no parameters.</p>`}
  <h3>Example of ${id}</h3>
  <pre><code>curl "${origin}${example.path}"</code></pre>${
    example.body &&
    html`<p>${example.isStart ? "The answer starts with" : "The answer"}:</p>
  <pre><code>${example.body}</code></pre>`
  }
  <table>
    <caption>Answers of ${id}</caption>
    <thead><tr><th scope="col">Status</th><th scope="col">When</th><th scope="col">Content</th><th scope="col">Headers</th></tr></thead>
    <tbody>${answers.map(
      ({ status, when, types, shape, headers }) => html`<tr>
      <th scope="row">${status}</th>
      <td>${when}</td>
      <td>${types.length > 0 ? types.join(", ") : "nothing"}${shape && `: ${shape}`}</td>
      <td>${headers.length > 0 ? headers.join(", ") : "none"}</td>
    </tr>`,
    )}</tbody>
  </table>
</section>`;
}

function parameterTable(parameters: Parameter[]) {
  return html`<table>
    <caption>Parameters</caption>
    <thead><tr><th scope="col">Name</th><th scope="col">What it is</th><th scope="col">Values</th><th scope="col">Example</th></tr></thead>
    <tbody>${parameters.map(
      ({ name, where, isRequired, description, schema }) => html`<tr>
      <th scope="row"><code>${name}</code></th>
      <td>${description} In the ${where}${isRequired ? "" : "; may be left out"}.</td>
      <td>${typeOf(schema)}${boundsOf(schema)}</td>
      <td><code>${schema.example}</code></td>
    </tr>`,
    )}</tbody>
  </table>`;
}

function boundsOf({
  minimum,
  maximum,
  maxLength,
  pattern,
  default: otherwise,
}: Parameter["schema"]) {
  return [
    minimum !== undefined && `, from ${minimum} to ${maximum}`,
    otherwise !== undefined && `, ${otherwise} if left out`,
    maxLength !== undefined && `, ${maxLength} characters at most`,
    pattern !== undefined && `, ${pattern}`,
  ].filter((text) => text !== false);
}
