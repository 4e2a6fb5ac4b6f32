import { beforeEach } from "vitest";

/** Lines that a failure shows of what differs, and characters of each: enough for one screen. */
const [LINES, CHARACTERS] = [60, 300];

// Without it, a failure shows every yard or the whole HTML of a page.
beforeEach(({ onTestFailed }) => {
  onTestFailed(({ task }) => {
    for (const error of task.result?.errors ?? []) {
      error.message = shortened(error.message);
      if (error.diff) error.diff = shortened(error.diff);
    }
  });
});

function shortened(text: string): string {
  const lines = text.split("\n");
  const shown = lines.slice(0, LINES).map((line) => {
    const left = line.length - CHARACTERS;
    return left > 0 ? `${line.slice(0, CHARACTERS)}… (${left} more characters)` : line;
  });
  const left = lines.length - LINES;
  return [...shown, ...(left > 0 ? [`… (${left} more lines)`] : [])].join("\n");
}
