import { z } from "zod";
import { counted } from "../read/problems.ts";

/** The seconds to wait for an answer from the site. */
const PATIENCE = 15;

const health = z.object({ dataset: z.object({ name: z.string(), version: z.string() }) });

/**
 * Says whether the site at this URL shows the dataset with this version, according to its `/api/health`; an empty URL
 * is not fetched.
 */
export async function siteText(origin: string, version: string | undefined): Promise<string> {
  if (origin === "") {
    return "Site: not checked, because SITE_ORIGIN in wrangler.toml is empty. Give its address with --site.";
  }
  const answer = await ask(`${origin}/api/health`);
  return `Site: ${origin} ${typeof answer === "string" ? answer : comparison(answer, version)}`;
}

type Dataset = z.infer<typeof health>["dataset"];

function comparison({ name, version }: Dataset, expected: string | undefined): string {
  if (version === expected) return "shows this dataset.";
  return `shows another dataset: ${name}, version ${version}. After a load, the site can take up to a minute to catch up.`;
}

/** The dataset that the site shows, or what is wrong with its answer. */
async function ask(address: string): Promise<Dataset | string> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE * 1000) });
    const body = await response.json().catch(() => undefined);
    const { data } = health.safeParse(body);
    return data?.dataset ?? `does not say what it shows (status ${response.status}).`;
  } catch (error) {
    if ((error as Error).name === "TimeoutError")
      return `did not answer within ${counted(PATIENCE, "second")}.`;
    const { cause, message } = error as Error;
    return `can't be reached: ${(cause as Error | undefined)?.message || message}.`;
  }
}
