import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { errorResponse } from "./operation.ts";

/** The rule for the value of a parameter, by its name. */
const RULES = {
  id: "must be a positive whole number",
  slug: "must be lower-case letters, digits and single hyphens, 80 characters at most",
  limit: "must be a whole number from 1 to 100",
  city: "must be the id of a city, a positive whole number",
  material: "must be the id of a material, a positive whole number",
  from: "must be a month or a day, such as 2026-01 or 2026-01-31",
  to: "must be a month or a day, such as 2026-12 or 2026-12-31",
  observations: "must be true or false",
  cursor: "must be the next value of a response",
};

type ParameterName = keyof typeof RULES;

const ID = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/** `/…/:id`, a positive whole number that identifies a `subject`; `example` is one that exists. */
export function idParams(subject: string, example: number) {
  return z.object({ id: ID.openapi(idDescription(`Id of the ${subject}.`, example)) });
}

/** `?city=` or `?material=`, the id of the only city or material to return. */
export function idFilter(description: string, example: number) {
  return ID.optional().openapi(idDescription(description, example));
}

function idDescription(description: string, example: number) {
  const limits = { type: "integer", minimum: 1, maximum: 999_999_999 } as const;
  return { param: { description }, ...limits, example };
}

/** A month or a day; "2026-02-31" is also accepted, and means the end of the month. */
const DATE = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/);

/** `?from=` or `?to=`, a month or a day. */
export function dateFilter(description: string, example: string) {
  return DATE.optional().openapi({ param: { description }, example });
}

/** `?observations=true` */
export const observationsFlag = z
  .string()
  .regex(/^(true|false)$/)
  .default("false")
  .transform((value) => value === "true")
  .openapi({
    param: { description: "true returns every observation instead of months." },
    type: "string",
    pattern: "^(true|false)$",
    default: "false",
    example: "false",
  });

/** `?cursor=`, the `next` of a response. */
export function cursorQuery(pattern: RegExp, example: string) {
  return z
    .string()
    .regex(pattern)
    .optional()
    .openapi({
      param: { description: 'The "next" value of a response, to get the page after it.' },
      example,
    });
}

/** `/…/:slug`, which identifies a `subject`; `example` is one that exists. */
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

/** The 400 of an operation that takes these parameters; its example is about the first. */
export function invalidParameter(name: ParameterName, ...others: ParameterName[]) {
  const names = [name, ...others].join(", ").replace(/, (?=\w+$)/, " or ");
  return errorResponse(`Invalid ${names}.`, `${name} ${RULES[name]}`);
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
