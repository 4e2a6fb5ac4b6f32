import { z } from "zod";
import { document } from "./documented-operations.ts";

/** A response, as far as the conformance rules depend on it. */
export interface ActualResponse {
  status: number;
  type: string | null;
  body: string;
}

const results = new Map<string, boolean>();

/** True if a body matches a schema of the document; equal bodies are validated once. */
export function matchesSchema({ type, body }: ActualResponse, schema: object | undefined): boolean {
  if (!schema) return false;
  if (!type?.startsWith("application/json")) return body.startsWith("<!DOCTYPE html>");
  const key = JSON.stringify(schema) + body;
  const result = results.get(key) ?? validatorOf(schema).safeParse(json(body)).success;
  results.set(key, result);
  return result;
}

/** Each with its documented fields and no others. */
const DEFINITIONS = Object.fromEntries(
  Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [
    name,
    { ...schema, ...("properties" in schema && { additionalProperties: false }) },
  ]),
);

const validators = new Map<string, z.ZodType>();

/** A schema of the document as a zod schema. */
function validatorOf(schema: object): z.ZodType {
  const withDefinitions = JSON.stringify({ ...schema, $defs: DEFINITIONS });
  const selfContained = withDefinitions.replaceAll("#/components/schemas/", "#/$defs/");
  const validator = validators.get(selfContained) ?? z.fromJSONSchema(JSON.parse(selfContained));
  validators.set(selfContained, validator);
  return validator;
}

function json(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
