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
type Schema = Exclude<SchemaOrReference, Reference>;

/** A parameter as the page describes it. */
export interface DescribedParameter {
  name: string;
  /** "path" or "query". */
  location: string;
  isRequired: boolean;
  description: string;
  schema: Schema;
}

interface DescribedResponse {
  status: string;
  description: string;
  contentTypes: string[];
  /** The type of its body in words, such as "list of City". */
  type: string | undefined;
  headers: string[];
}

interface Example {
  /** Path and query with example values. */
  path: string;
  /** The body of the response, as formatted JSON. */
  body: string | undefined;
  /** Whether the body is the start of a longer list. */
  isStartOfList: boolean;
}

/** An operation as the page describes it. */
export interface DescribedOperation {
  id: string;
  path: string;
  summary: string;
  description: string | undefined;
  parameters: DescribedParameter[];
  responses: DescribedResponse[];
  example: Example;
}

/** All operations of an OpenAPI document in its order, ready to be shown; each is a GET. */
export function describeOperations({ paths = {} }: OpenApiDocument): DescribedOperation[] {
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get ? [describeOperation(path, get)] : [],
  );
}

function describeOperation(path: string, operation: OpenApiOperation): DescribedOperation {
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

function describeParameter(parameter: Exclude<OpenApiParameter, Reference>): DescribedParameter {
  const { name, in: location, required = false, description = "", schema = {} } = parameter;
  return { name, location, isRequired: required, description, schema: schema as Schema };
}

function describeResponse(
  status: string,
  { description, content = {}, headers = {} }: OpenApiResponses[string],
): DescribedResponse {
  const [media] = Object.values<{ schema?: SchemaOrReference }>(content);
  return {
    status,
    description,
    contentTypes: Object.keys(content),
    type: media?.schema && typeInWords(media.schema),
    headers: Object.keys(headers),
  };
}

function exampleOf(
  template: string,
  parameters: DescribedParameter[],
  responses: OpenApiResponses,
): Example {
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
