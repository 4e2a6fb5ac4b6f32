import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Puts the hashed files of the deploy before beside those of this build, so that pages which are
 * still open somewhere find theirs; gives back the names of this build's own.
 */
export function addDeployedAssets(built: string, deployed: string): string[] {
  const own = readdirSync(built);
  if (!existsSync(deployed)) return own;
  for (const name of readdirSync(deployed)) {
    if (!own.includes(name)) copyFileSync(path.join(deployed, name), path.join(built, name));
  }
  return own;
}

/** Notes what was deployed, for the next deploy. */
export function keepDeployedAssets(built: string, deployed: string, own: string[]): void {
  rmSync(deployed, { recursive: true, force: true });
  mkdirSync(deployed, { recursive: true });
  for (const name of own) copyFileSync(path.join(built, name), path.join(deployed, name));
}
