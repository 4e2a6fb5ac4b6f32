import { z } from "@hono/zod-openapi";
import type { Context } from "hono";

const reasons: Record<string, string> = {
  id: "must be a positive whole number",
  slug: "must be lower-case letters, digits and single hyphens, 80 characters at most",
  limit: "must be a whole number from 1 to 100",
};

/** `/…/:id`, a positive whole number; `of` says whose, `example` is one that exists. */
export function idParams(of: string, example: number) {
  const id = z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .openapi({
      param: { description: `Number of the ${of}.` },
      type: "integer",
      minimum: 1,
      maximum: 999_999_999,
      example,
    });
  return z.object({ id });
}

/** `/…/:slug`; `of` says whose, `example` is one that exists. */
export function slugParams(of: string, example: string) {
  const slug = z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80)
    .openapi({
      param: { description: `Name of the ${of} in addresses. Letter case does not matter.` },
      example,
    });
  return z.object({ slug });
}

/** `?limit=`, 1 to 100, 6 where it is left out. */
export const limitQuery = z.object({
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(100))
    .default(6)
    .openapi({
      param: { description: "How many at most. May be given once." },
      type: "integer",
      minimum: 1,
      maximum: 100,
      default: 6,
      example: 2,
    }),
});

type Checked = { success: true } | { success: false; error: z.ZodError };

/** Answers 400 where a parameter cannot be right: which one it is, and how to mend it. */
export function refused(result: Checked, c: Context) {
  if (result.success) return;
  const name = String(result.error.issues[0]?.path[0]);
  return c.json({ error: `${name} ${reasons[name]}` }, 400);
}
