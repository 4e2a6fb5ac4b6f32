import { html } from "hono/html";
import type { Shape } from "./described-operation.ts";

/** The fields of one object that the API answers. */
export function shapeTable(name: string, shape: Shape) {
  if ("$ref" in shape) return "";
  return html`<table id="${name}">
    <caption>${name}</caption>
    <thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">What it is</th></tr></thead>
    <tbody>${Object.entries(shape.properties ?? {}).map(
      ([field, value]) => html`<tr>
      <th scope="row"><code>${field}</code></th>
      <td>${typeOf(value)}</td>
      <td>${("description" in value && value.description) || "As its name says."}</td>
    </tr>`,
    )}</tbody>
  </table>`;
}

/** A type in words: "City", "list of Yard", "string (date)", "number or null". */
export function typeOf(shape: Shape): string {
  if ("$ref" in shape) return String(shape.$ref).replace(/^.*\//, "");
  const types = [shape.type ?? "any"].flat();
  const names = types.map((type) =>
    type === "array" && shape.items ? `list of ${typeOf(shape.items)}` : type,
  );
  return names.join(" or ") + (shape.format ? ` (${shape.format})` : "");
}
