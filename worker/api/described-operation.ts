import type { OpenApiDocument } from "./openapi-document.ts";

type PathItem = NonNullable<OpenApiDocument["paths"]>[string];
type OpenApiOperation = NonNullable<PathItem["get"]>;
type OpenApiParameter = NonNullable<OpenApiOperation["parameters"]>[number];
type OpenApiResponses = NonNullable<OpenApiOperation["responses"]>;

/** A schema, or a reference to one. */
export type SchemaOrReference = NonNullable<
  NonNullable<OpenApiDocument["components"]>["schemas"]
>[string];

type Reference = { $ref: string };

/** An operation as the page describes it. */
export type DescribedOperation = ReturnType<typeof describeOperation>;

/** A parameter as the page describes it. */
export type DescribedParameter = ReturnType<typeof describeParameter>;

/** All operations of an OpenAPI document in its order, ready to be shown; each is a GET. */
export function describeOperations({ paths = {} }: OpenApiDocument) {
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get ? [describeOperation(path, get)] : [],
  );
}

function describeOperation(path: string, operation: OpenApiOperation) {
  const { operationId, summary, description, responses = {} } = operation;
  const parameters = (operation.parameters ?? []).flatMap((parameter) =>
    "$ref" in parameter ? [] : [describeParameter(parameter)],
  );
  return {
    id: operationId ?? path,
    path,
    summary: summary ?? path,
    description,
    parameters,
    responses: Object.entries(responses).map(([status, response]) =>
      describeResponse(status, response),
    ),
    example: exampleOf(path, parameters, responses),
  };
}

/** `location` is "path" or "query". */
function describeParameter(parameter: Exclude<OpenApiParameter, Reference>) {
  const { name, in: location, required = false, description = "", schema = {} } = parameter;
  return {
    name,
    location,
    isRequired: required,
    description,
    schema: schema as Exclude<SchemaOrReference, Reference>,
  };
}

/** `type` is that of the body in words, such as "list of City". */
function describeResponse(
  status: string,
  { description, content = {}, headers = {} }: OpenApiResponses[string],
) {
  const [media] = Object.values<{ schema?: SchemaOrReference }>(content);
  return {
    status,
    description,
    contentTypes: Object.keys(content),
    type: media?.schema && typeInWords(media.schema),
    headers: Object.keys(headers),
  };
}

/** An address with example values, and the body of the response as JSON: of a list, only the start. */
function exampleOf(
  template: string,
  parameters: DescribedParameter[],
  responses: OpenApiResponses,
) {
  const path = template.replace(/\{(\w+)\}/g, (_, name) => exampleValue(name, parameters));
  const query = parameters
    .filter(({ location }) => location === "query")
    .map(({ name, schema }) => `${name}=${schema.example}`);
  const body = responses[200]?.content?.["application/json"]?.example;
  return {
    path: query.length > 0 ? `${path}?${query.join("&")}` : path,
    body: body && JSON.stringify(body, null, 2),
    isStartOfList: Array.isArray(body),
  };
}

function exampleValue(name: string, parameters: DescribedParameter[]): string {
  return String(parameters.find((parameter) => parameter.name === name)?.schema.example);
}

/** A type in words: "City", "list of Yard", "string (date)", "number or null". */
export function typeInWords(schema: SchemaOrReference): string {
  if ("$ref" in schema) return String(schema.$ref).replace(/^.*\//, "");
  const types = [schema.type ?? "any"].flat();
  const names = types.map((type) =>
    type === "array" && schema.items ? `list of ${typeInWords(schema.items)}` : type,
  );
  return names.join(" or ") + (schema.format ? ` (${schema.format})` : "");
}
