import { zValidator } from "@hono/zod-validator";
import { z } from "zod";

const id = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);

const limit = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(100));

const reasons: Record<string, string> = {
  id: "must be a positive whole number",
  slug: "must be lower-case letters, digits and single hyphens, 80 characters at most",
  limit: "must be a whole number from 1 to 100",
};

/** `/…/:id`, a positive whole number. */
export const idParam = checked("param", z.object({ id }));

/** `/…/:slug`. */
export const slugParam = checked("param", z.object({ slug }));

/** `?limit=`, 1 to 100, 6 where it is left out. */
export const limitQuery = checked("query", z.object({ limit: limit.default(6) }));

/** Parses one part of the request, or answers 400 and says which parameter is wrong and how to mend it. */
function checked<T extends z.ZodObject, Target extends "param" | "query">(
  target: Target,
  schema: T,
) {
  return zValidator(target, schema, (result, c) => {
    if (result.success) return;
    const name = String(result.error.issues[0]?.path[0]);
    return c.json({ error: `${name} ${reasons[name]}` }, 400);
  });
}
