import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { ROOT } from "../scripts/run.ts";
import { table } from "./table.ts";

/** A CPU profile as V8 writes it. */
export interface Profile {
  nodes: { id: number; callFrame: CallFrame }[];
  samples: number[];
}

interface CallFrame {
  functionName: string;
  url: string;
  lineNumber: number;
  columnNumber: number;
}

/** Functions that are listed one by one. */
const LISTED = 40;

/** Where the time went, as tables: by package or file, then by function; of each its own time alone. */
export function summary({ nodes, samples }: Profile): string {
  const maps = new Map<string, SourceMap | undefined>();
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const shares = (nameOf: (frame: CallFrame) => string) => {
    const counts = new Map<string, number>();
    for (const id of samples) {
      const name = nameOf(frames.get(id)!);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const sorted = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, LISTED);
    return sorted.map(([name, count]) => [name, ((100 * count) / samples.length).toFixed(1)]);
  };
  const origin = (frame: CallFrame) => originOf(frame, maps);
  return [
    table(["origin", "% of the time"], shares(origin)),
    table(
      ["function", "% of the time"],
      shares((frame) => `${frame.functionName || "(anonymous)"}, ${origin(frame)}`),
    ),
  ].join("\n\n");
}

/** The package or the file of the site that a function was built from. */
function originOf(frame: CallFrame, maps: Map<string, SourceMap | undefined>): string {
  const file = frame.url.split("site/")[1];
  if (!file) return frame.url ? "the bench" : frame.functionName || "the runtime";
  if (!maps.has(file)) maps.set(file, mapOf(file));
  const entry = maps.get(file)?.findEntry(frame.lineNumber, frame.columnNumber);
  const source = entry && "originalSource" in entry ? entry.originalSource : file;
  return /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? source.replace(/^(\.\.\/)+/, "");
}

function mapOf(file: string): SourceMap | undefined {
  const map = path.join(ROOT, "build/server", `${file}.map`);
  return existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, "utf8"))) : undefined;
}
