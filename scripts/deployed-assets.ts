import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Adds the hashed files of the previous deploy to this build, so that pages which visitors still have
 * open can load them. Returns the names of this build's own files.
 */
export function addPreviousAssets(buildDir: string, deployedDir: string): string[] {
  const buildFiles = readdirSync(buildDir);
  if (!existsSync(deployedDir)) return buildFiles;
  for (const name of readdirSync(deployedDir)) {
    if (!buildFiles.includes(name))
      copyFileSync(path.join(deployedDir, name), path.join(buildDir, name));
  }
  return buildFiles;
}

/** Saves copies of what was deployed for the next deploy, in place of the previous ones. */
export function saveDeployedAssets(buildDir: string, deployedDir: string, names: string[]): void {
  rmSync(deployedDir, { recursive: true, force: true });
  mkdirSync(deployedDir, { recursive: true });
  for (const name of names) copyFileSync(path.join(buildDir, name), path.join(deployedDir, name));
}
