import { describedApi } from "../../../worker/api/description.ts";
import { type OpenApiDocument, openApiDocument } from "../../../worker/api/openapi-document.ts";

type Get = NonNullable<NonNullable<OpenApiDocument["paths"]>[string]["get"]>;
type Responses = NonNullable<Get["responses"]>;

/** An operation as the document describes it. */
export interface DocumentedOperation {
  path: string;
  parameters: Parameter[];
  responses: Responses;
}

/** A parameter with the schema of its values. */
export interface Parameter {
  name: string;
  in: string;
  schema: {
    type: string;
    minimum?: number;
    maximum?: number;
    pattern?: string;
    maxLength?: number;
    example: unknown;
  };
}

/** The OpenAPI document as the site serves it. */
export const document = JSON.parse(
  JSON.stringify(
    openApiDocument(describedApi, { name: "Hunter Scrap", origin: "http://localhost" }, undefined),
  ),
) as OpenApiDocument;

/** Every operation of the document. */
export const OPERATIONS: DocumentedOperation[] = Object.entries(document.paths ?? {}).map(
  ([path, { get }]) => ({
    path,
    parameters: (get?.parameters ?? []) as Parameter[],
    responses: get?.responses ?? {},
  }),
);
