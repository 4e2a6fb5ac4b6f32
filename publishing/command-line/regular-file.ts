import { readFileSync, statSync } from "node:fs";

/**
 * The contents of a file; undefined where it cannot be read, or is none: a folder, a link that leads nowhere, or a pipe or
 * a device, which might never end.
 */
export function regularFile(file: string): Buffer | undefined {
  try {
    return statSync(file).isFile() ? readFileSync(file) : undefined;
  } catch {
    return undefined;
  }
}
