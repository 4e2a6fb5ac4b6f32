import { type Cost, goals, type Results } from "./results.ts";

const COSTS = `The production build in workerd, one core for it and one for the client, which sends a browser's user agent. CPU is user and system time of the server process for each request: the cheapest of three rounds of as many requests as eight connections can have. "× bare" divides it by that of a Worker that sends the same bytes and headers as the city page from memory. Times are until the last byte, at half of those requests a second.

- *memory*, *kv*: cached; from KV every request is the first of its isolate, which also reads the dataset's version from D1.
- *cold*: rendered, with recorded results of D1, so that its local simulator does not count. *miss*: rendered and cached. *coldWithD1*: rendered, with the simulator.
- *city*: the city page of Sydney. *template*: the same page and loader behind the entry and the settings of React Router's template. *api*: Sydney's prices as JSON. *search*: a search in the directory.
- *simulators*: those of D1 and KV alone do what the page has them do, and send nothing. What D1 and KV cost on Cloudflare cannot be measured here.
- *others*: cores that other processes on this machine used meanwhile.`;

/** The results as a Markdown page. */
export function report(results: Results): string {
  const { machine, firstRender, streaming, soak, weights, rowsRead } = results;
  const sizes = Object.keys(rowsRead) as (keyof typeof rowsRead)[];
  const views = Object.keys(rowsRead[sizes[0]!]) as (keyof (typeof rowsRead)["300"])[];
  const statuses = Object.entries(soak.statuses).map(([status, count]) => `${count} × ${status}`);
  return `# What the site costs

\`npm run bench\` wrote this on ${machine.date}: ${machine.cpu}, ${machine.cores} cores, ${machine.system}, Node ${machine.node}, workerd ${machine.workerd}. Compare figures of one run only: another machine, or a busy one, gives others.

## Goals

${table(
  ["goal", "measured", "at most", "reached"],
  goals(results).map(({ reached, ...goal }) => [
    ...Object.values(goal),
    reached ? "yes" : "**no**",
  ]),
)}

## CPU and time of a request

${COSTS}

${costTable(results)}

## A fresh isolate and late data

The first city page of an isolate takes ${firstRender.ms} ms, ${firstRender.cpuMs} ms of it CPU; before it takes requests, the process uses ${firstRender.startCpuMs} ms of CPU (medians of three). With yards that come 300 ms late, the first byte of the page arrives after ${streaming.firstByte} ms and the last after ${streaming.lastByte} ms (medians of twenty visits).

## Bytes of a first visit

Compressed with gzip; Cloudflare's own compression is a little better. Fonts are compressed already.

${table(
  ["page", "HTML", "CSS", "JavaScript", "fonts", "all", "requests"],
  Object.entries(weights).map(([name, weight]) => [name, ...Object.values(weight)]),
)}

## Rows of D1 that a view reads

${table(
  ["view", ...sizes.map((size) => `${Number(size).toLocaleString("en-AU")} yards`)],
  views.map((view) => [view, ...sizes.map((size) => rowsRead[size][view])]),
)}

## Soak

\`npm run bench -- --soak\` on ${soak.date}: ${soak.minutes} minutes of ${soak.requestsPerSecond} requests a second (cached pages and data, searches, bad input), about half of capacity, with new prices published twice. ${soak.requests.toLocaleString("en-AU")} requests, **${soak.errors} errors** (5xx, broken connections and time-outs); ${statuses.join(", ")}. p50 ${soak.p50} ms, p99 ${soak.p99} ms; something else used ${soak.othersCores} cores. The site's heap at the start and after each tenth of the time: ${soak.heapMb.join(", ")} MB; the whole process, simulators included: ${soak.residentMb.join(", ")} MB. A new price was on its page after ${soak.newPriceAfter.join(" and ")} seconds.
`;
}

function costTable({ bare, city, template, api, search, simulators }: Results): string {
  const groups = Object.entries({ city, template, api, search, simulators });
  const rows = groups.flatMap(([group, kinds]) =>
    Object.entries<Cost>(kinds).map(([kind, cost]) => [
      `${group}, ${kind}`,
      ...Object.values(cost),
    ]),
  );
  const head = ["", "CPU ms", "× bare", "requests/s", "p50 ms", "p99 ms", "others"];
  return table(head, [["bare", ...Object.values(bare)], ...rows]);
}

/** A Markdown table; all columns but the first are numbers and right-aligned. */
export function table(head: string[], rows: (string | number)[][]): string {
  const rule = head.map((_, i) => (i === 0 ? "---" : "---:"));
  const lines = [head, rule, ...rows.map((row) => row.map((cell) => cell.toLocaleString("en-AU")))];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
