import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { errorResponse } from "./operation.ts";

/** What the value of a parameter must be, by its name. */
const RULES = {
  id: "must be a positive whole number",
  slug: "must be lower-case letters, digits and single hyphens, 80 characters at most",
  limit: "must be a whole number from 1 to 100",
};

type ParameterName = keyof typeof RULES;

/** `/…/:id`, a positive whole number; `subject` is what it identifies, `example` one that exists. */
export function idParams(subject: string, example: number) {
  const id = z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .openapi({
      param: { description: `Id of the ${subject}.` },
      type: "integer",
      minimum: 1,
      maximum: 999_999_999,
      example,
    });
  return z.object({ id });
}

/** `/…/:slug`; `subject` is what it identifies, `example` one that exists. */
export function slugParams(subject: string, example: string) {
  const slug = z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80)
    .openapi({
      param: { description: `Slug of the ${subject}, as in page addresses. Case is ignored.` },
      example,
    });
  return z.object({ slug });
}

/** `?limit=`, from 1 to 100, 6 by default. */
export const limitQuery = z.object({
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(100))
    .default(6)
    .openapi({
      param: { description: "Maximum number of results. May be given only once." },
      type: "integer",
      minimum: 1,
      maximum: 100,
      default: 6,
      example: 2,
    }),
});

/** The 400 of an operation that takes this parameter. */
export function invalidParameter(name: ParameterName) {
  return errorResponse(`Invalid ${name}.`, `${name} ${RULES[name]}`);
}

/** Called after validation: returns a 400 that names the first invalid parameter and its rule. */
export function validationHook(
  result: { success: true } | { success: false; error: z.ZodError },
  c: Context,
) {
  if (result.success) return;
  const name = String(result.error.issues[0]?.path[0]) as ParameterName;
  return c.json({ error: `${name} ${RULES[name]}` }, 400);
}
