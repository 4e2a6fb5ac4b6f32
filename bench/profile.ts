import { readFileSync } from "node:fs";
import type { Profiler, Runtime } from "node:inspector";
import { SourceMap } from "node:module";
import path from "node:path";
import { ROOT } from "../scripts/run.ts";
import { CITY } from "./costs.ts";
import { inspect } from "./inspector.ts";
import { table } from "./report.ts";
import { rounded } from "./results.ts";
import { start } from "./server.ts";
import { traffic } from "./traffic.ts";
import type { Recording } from "./workers/database.ts";

const INSPECTOR_PORT = 9339;

/** Where the time of rendering a city page goes: self time by package or file, then by function. */
export async function profile(RECORDING: Recording): Promise<string> {
  const bindings = { RECORDING, EDGE_CACHE: "off" };
  await using server = await start("site", { bindings, inspectorPort: INSPECTOR_PORT });
  await traffic(server.port, [CITY], 3);
  const inspector = await inspect(INSPECTOR_PORT);
  await inspector("Profiler.enable");
  await inspector("Profiler.setSamplingInterval", { interval: 500 });
  await inspector("Profiler.start");
  await traffic(server.port, [CITY], 6);
  const { profile } = await inspector<Profiler.StopReturnType>("Profiler.stop");
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const functions = profile.samples!.map((id) => frames.get(id)!);
  const origins = functions.map(originOf);
  const named = functions.map(({ functionName }, i) => `${functionName || "–"}, ${origins[i]}`);
  return `${shares("origin", origins)}\n\n${shares("function", named)}`;
}

/** The package, or the file of the site, that a function was built from. */
function originOf(frame: Runtime.CallFrame): string {
  const { url, functionName, lineNumber, columnNumber } = frame;
  const [, file] = /\/site\/(.+\.js)$/.exec(url) ?? [];
  if (!file) return url ? path.basename(url) : functionName;
  const entry = sourceMap(file).findEntry(lineNumber, columnNumber);
  const source = "originalSource" in entry ? entry.originalSource : file;
  return /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? source.replace(/^(\.\.\/)+/, "");
}

const sourceMaps = new Map<string, SourceMap>();

/** The source map of a file of the server build. */
function sourceMap(file: string): SourceMap {
  const built = path.join(ROOT, "build/server", `${file}.map`);
  const map = sourceMaps.get(file) ?? new SourceMap(JSON.parse(readFileSync(built, "utf8")));
  sourceMaps.set(file, map);
  return map;
}

function shares(title: string, names: string[]): string {
  const counts = Object.entries(Object.groupBy(names, (name) => name));
  const rows = counts.map(([name, found]) => [name, rounded((100 * found!.length) / names.length)]);
  const most = rows.toSorted((a, b) => Number(b[1]) - Number(a[1]));
  return table([title, "% of the time"], most.slice(0, 40));
}
