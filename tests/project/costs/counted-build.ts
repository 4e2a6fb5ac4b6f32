import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { parseAst } from "vite";
import { ROOT } from "../../../command-line/run.ts";

/** Functions of ours are in these folders. */
const OURS = /^(?:app|contract|worker)\//;

/** The header in which a response of the build says how often functions of each room, which is a folder, were called. */
export const CALLS_HEADER = "X-Calls";

/** When every page is rendered, so that what is open, and how old a price is, is always the same. */
const NOW = Date.UTC(2026, 10, 23, 2);

/** Counts, and what answers with them. The counters are there before the build's own modules run. */
const COUNTERS = `globalThis.calls = [];
globalThis.Date = class extends Date {
  constructor(...values) { super(...(values.length > 0 ? values : [${NOW}])); }
  static now() { return ${NOW}; }
};`;

const entry = (rooms: string[]) => `import "./counters.js";
import site from "./index.js";
const rooms = ${JSON.stringify(rooms)};
export default {
  async fetch(request, env, ctx) {
    calls = new Array(rooms.length).fill(0);
    const response = await site.fetch(request, env, ctx);
    const body = await response.arrayBuffer();
    const sums = {};
    for (const [i, count] of calls.entries()) sums[rooms[i]] = (sums[rooms[i]] ?? 0) + count;
    const counted = new Response(response.status === 200 ? body : null, response);
    counted.headers.set("${CALLS_HEADER}", JSON.stringify(sums));
    return counted;
  },
};`;

/**
 * Writes a copy of the production build to a folder in which each function of ours counts its calls, and returns the
 * path of its entry. V8's own counts are not to be had in workerd.
 * @throws an Error where the build has no source maps, which say what is ours
 */
export function countedBuild(folder: string): string {
  const build = path.join(ROOT, "build/server");
  cpSync(build, folder, { recursive: true });
  const rooms: string[] = [];
  for (const file of readdirSync(build, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".js")) continue;
    const code = readFileSync(path.join(build, file), "utf8");
    if (!code.includes("sourceMappingURL")) continue;
    const map = JSON.parse(readFileSync(path.join(build, `${file}.map`), "utf8"));
    writeFileSync(path.join(folder, file), counting(code, path.join(build, file), map, rooms));
  }
  if (rooms.length === 0) throw new Error("The build has no source maps.");
  writeFileSync(path.join(folder, "counters.js"), COUNTERS);
  writeFileSync(path.join(folder, "counted.js"), entry(rooms));
  return path.join(folder, "counted.js");
}

/** The code of a module whose functions count; their rooms are added to those that are known. */
function counting(code: string, file: string, map: SourceMap["payload"], rooms: string[]): string {
  const source = new SourceMap(map);
  const roomAt = ({ line, column }: Position): string | undefined => {
    const found = source.findEntry(line, column);
    // What the builder wrote itself has no source.
    if (!("originalSource" in found) || !found.originalSource) return undefined;
    const original = path.relative(ROOT, path.resolve(path.dirname(file), found.originalSource));
    return OURS.test(original) ? path.dirname(original) : undefined;
  };
  const inserts: [offset: number, text: string][] = [];
  const functions = functionsIn(parseAst(code)).sort((a, b) => a.start - b.start);
  const at = positions(code);
  for (const { start, body } of functions) {
    const room = roomAt(at(start));
    if (!room) continue;
    const count = `calls[${rooms.push(room) - 1}]++`;
    if (body.type === "BlockStatement") inserts.push([body.start + 1, `${count};`]);
    else inserts.push([body.start, `(${count},`], [body.end, ")"]);
  }
  // Of two at one place, the inner function's end comes first.
  const sorted = inserts.map(([offset, text], i) => ({ offset, text, i }));
  sorted.sort((a, b) => a.offset - b.offset || (a.text === ")" ? -1 : 0) || a.i - b.i);
  let from = 0;
  const parts = sorted.flatMap(({ offset, text }) => {
    const part = code.slice(from, offset);
    from = offset;
    return [part, text];
  });
  return [...parts, code.slice(from)].join("");
}

/** From 0, as source maps count. */
interface Position {
  line: number;
  column: number;
}

/** Where an offset is, for offsets that are asked for in ascending order. */
function positions(code: string): (offset: number) => Position {
  let [line, start] = [0, 0];
  return (offset) => {
    for (let end = code.indexOf("\n", start); end >= 0 && end < offset; line++) {
      start = end + 1;
      end = code.indexOf("\n", start);
    }
    return { line, column: offset - start };
  };
}

interface Node {
  type: string;
  start: number;
  end: number;
}

/** A function in a syntax tree. */
type FunctionNode = Node & { body: Node };

/** All functions of a syntax tree that have a body. */
function functionsIn(root: object): FunctionNode[] {
  const found: FunctionNode[] = [];
  const open: object[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if ("type" in node && /Function/.test(String(node.type)) && "body" in node && node.body)
      found.push(node as FunctionNode);
    for (const value of Object.values(node))
      if (typeof value === "object" && value !== null) open.push(value);
  }
  return found;
}
