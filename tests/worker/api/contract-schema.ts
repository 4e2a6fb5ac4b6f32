import { z } from "zod";
import { describedApi } from "../../../worker/api/description.ts";
import { type OpenApiDocument, openApiDocument } from "../../../worker/api/openapi-document.ts";

/** What came back. */
export interface Seen {
  status: number;
  type: string | null;
  body: string;
}

/** The document as the site at this address gives it. */
export const document = JSON.parse(
  JSON.stringify(openApiDocument(describedApi, "http://localhost", undefined)),
) as OpenApiDocument;

const parsed = new Map<string, boolean>();

/** Whether a body keeps to a schema of the document; equal bodies are looked at once. */
export function parses({ type, body }: Seen, schema: object | undefined): boolean {
  if (!schema) return false;
  if (!type?.startsWith("application/json")) return body.startsWith("<!DOCTYPE html>");
  const key = JSON.stringify(schema) + body;
  const known = parsed.get(key) ?? checkerOf(schema).safeParse(json(body)).success;
  parsed.set(key, known);
  return known;
}

const checkers = new Map<string, z.ZodType>();

/** A schema of the document, made into one that checks. */
function checkerOf(schema: object): z.ZodType {
  const own = JSON.stringify({ ...schema, $defs: document.components?.schemas });
  const inPlace = own.replaceAll("#/components/schemas/", "#/$defs/");
  const checker = checkers.get(inPlace) ?? z.fromJSONSchema(JSON.parse(inPlace));
  checkers.set(inPlace, checker);
  return checker;
}

function json(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
