import { typeOf } from "./contract-shape.ts";
import type { Contract } from "./openapi-document.ts";

type PathItem = NonNullable<Contract["paths"]>[string];
type Described = NonNullable<PathItem["get"]>;
type Responses = NonNullable<Described["responses"]>;

/** A schema, or the name of one. */
export type Shape = NonNullable<NonNullable<Contract["components"]>["schemas"]>[string];

/** A schema itself. */
type Schema = Exclude<Shape, { $ref: string }>;

/** A parameter as the document describes it. */
export interface Parameter {
  name: string;
  where: string;
  isRequired: boolean;
  description: string;
  schema: Schema;
}

interface Answer {
  status: string;
  when: string;
  types: string[];
  /** What is in it, such as "list of City". */
  shape: string | undefined;
  headers: string[];
}

interface Example {
  /** With its parameters filled in. */
  path: string;
  body: string | undefined;
  /** Whether it is the start of a longer list. */
  isStart: boolean;
}

/** One operation as a page shows it. */
export interface Operation {
  id: string;
  path: string;
  summary: string;
  description: string | undefined;
  parameters: Parameter[];
  answers: Answer[];
  example: Example;
}

/** All operations of the document, in its order. Each is a GET. */
export function operationsOf({ paths = {} }: Contract): Operation[] {
  return Object.entries(paths).flatMap(([path, { get }]) => (get ? [operationOf(path, get)] : []));
}

function operationOf(path: string, get: Described): Operation {
  const parameters = (get.parameters ?? []).flatMap((parameter) =>
    "$ref" in parameter ? [] : [parameterOf(parameter)],
  );
  const { responses = {} } = get;
  return {
    id: get.operationId ?? path,
    path,
    summary: get.summary ?? path,
    description: get.description,
    parameters,
    answers: Object.entries(responses).map(([status, response]) => answerOf(status, response)),
    example: exampleOf(path, parameters, responses),
  };
}

function parameterOf(
  parameter: Exclude<NonNullable<Described["parameters"]>[number], { $ref: string }>,
): Parameter {
  const { name, in: where, required = false, description = "" } = parameter;
  return {
    name,
    where,
    isRequired: required,
    description,
    schema: (parameter.schema ?? {}) as Schema,
  };
}

function answerOf(
  status: string,
  { description, content = {}, headers = {} }: Responses[string],
): Answer {
  const [media] = Object.values<{ schema?: Shape }>(content);
  return {
    status,
    when: description,
    types: Object.keys(content),
    shape: media?.schema && typeOf(media.schema),
    headers: Object.keys(headers),
  };
}

function exampleOf(template: string, parameters: Parameter[], responses: Responses): Example {
  const filled = template.replace(/\{(\w+)\}/g, (_, name) => exampleValue(name, parameters));
  const query = parameters
    .filter(({ where }) => where === "query")
    .map(({ name, schema }) => `${name}=${schema.example}`);
  const example = responses[200]?.content?.["application/json"]?.example;
  return {
    path: [filled, ...query].join("?"),
    body: example && JSON.stringify(example, null, 2),
    isStart: Array.isArray(example),
  };
}

function exampleValue(name: string, parameters: Parameter[]): string {
  return String(parameters.find((parameter) => parameter.name === name)?.schema.example);
}
