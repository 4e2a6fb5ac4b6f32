import { z } from "zod";
import { MOST } from "./field-limits.ts";
import { tidied } from "./form-values.ts";

const WANTED = "Enter your e-mail address, such as name@example.com";

/** An e-mail address, trimmed; what is wrong with it is said to whoever typed it. */
export const emailAddress = z
  .string()
  .transform(tidied)
  .pipe(
    z
      .string()
      .max(MOST.email, { error: `Enter an e-mail address of at most ${MOST.email} characters` })
      .pipe(z.email({ error: WANTED })),
  );
