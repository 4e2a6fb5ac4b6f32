import { readFileSync, statSync } from "node:fs";

/**
 * The contents of a file; undefined if it cannot be read or is not a regular file, such as a folder, a broken link, or
 * a pipe or device, which might never end.
 */
export function regularFile(file: string): Buffer | undefined {
  try {
    return statSync(file).isFile() ? readFileSync(file) : undefined;
  } catch {
    return undefined;
  }
}
