import { goals, isReached } from "./goals.ts";
import type { Results } from "./results.ts";
import type { Cost } from "./rounds.ts";
import type { Soak } from "./soak.ts";
import { table } from "./table.ts";

/** The results as a page to read. */
export function report(results: Results): string {
  const { machine, firstRender, streaming, soak } = results;
  const parts = [
    "# What the site costs",
    `\`npm run bench\` wrote this on ${machine.date}: ${machine.cpu}, ${machine.cores} cores, ${machine.system}, Node ${machine.node}, workerd ${machine.workerd}. Compare figures of one run alone: on another machine, or on a busy one, all of them are others.`,
    "## Goals",
    table(
      ["goal", "measured", "at most", "reached"],
      goals(results).map((goal) => [
        goal.text,
        goal.measured,
        goal.most,
        isReached(goal) ? "yes" : "**no**",
      ]),
    ),
    "## CPU and time of a request",
    COSTS,
    costTable(results),
    "## A fresh isolate and late data",
    `The first city page of an isolate takes ${firstRender.ms} ms, ${firstRender.cpuMs} ms of it CPU; until it could be asked the process had used ${firstRender.startCpuMs} ms of CPU (medians of three). With yards that come 300 ms late the first byte of the page is there after ${streaming.firstByte} ms and the last one after ${streaming.lastByte} ms (medians of twenty visits with a browser's user agent).`,
    "## Bytes of a first visit",
    "Compressed with gzip; the platform's own compression is a little better. Fonts are compressed already.",
    weightTable(results),
    "## Rows of D1 that a view reads",
    rowsTable(results),
    ...(soak ? soakParts(soak) : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

const COSTS = `The production build in workerd, one core for it and one for the client, which is a browser as far as the site can tell. CPU is the server process's, user and system, for each request: the cheapest of three rounds. "× bare" divides it by that of a Worker that sends the very same bytes and headers as the city page from memory. Times are until the last byte, at half of the requests a second that one core answers.

- *memory*, *KV*: the page is kept; for KV every request is an isolate's first one, which also asks D1 for the dataset's version.
- *cold*: rendered, the answers of D1 being recorded ones, so that its local simulator does not count. *kept*: rendered and made ready for keeping. *with D1*: rendered with the simulator.
- *template*: the same pages and loaders, but behind the entry and the settings of React Router's template.
- The simulators by themselves do what the page has them do, and send nothing. What D1 and KV cost on Cloudflare is not known here.
- *others*: cores that something else on this machine used meanwhile.`;

function costTable({ bare, city, template, api, search, simulators }: Results): string {
  const row = (name: string, cost: Cost) => [
    name,
    cost.cpuMs,
    cost.cpuRatio,
    cost.requestsPerSecond,
    cost.p50,
    cost.p99,
    Number(cost.othersCores.toFixed(2)),
  ];
  const rows = [
    row("bare Worker", bare),
    row("city page, memory", city.memory),
    row("city page, KV", city.kv),
    row("city page, cold", city.cold),
    row("city page, cold and kept", city.miss),
    row("city page, cold with D1", city.coldWithD1),
    row("city page, cold, template", template.cold),
    row("API, memory", api.memory),
    row("API, cold", api.cold),
    row("search in the directory, cold", search.cold),
    row("D1's simulator alone", simulators.d1),
    row("KV's simulator alone", simulators.kv),
  ];
  const head = ["", "CPU ms", "× bare", "requests/s", "p50 ms", "p99 ms", "others"];
  return table(head, rows);
}

function weightTable({ weights }: Results): string {
  const head = ["page", "HTML", "CSS", "JavaScript", "fonts", "all", "requests"];
  const rows = Object.entries(weights).map(([name, { html, css, js, fonts, total, requests }]) => [
    name,
    html,
    css,
    js,
    fonts,
    total,
    requests,
  ]);
  return table(head, rows);
}

function rowsTable({ rowsRead }: Results): string {
  const sizes = Object.keys(rowsRead);
  const names = Object.keys(Object.values(rowsRead)[0] ?? {});
  const head = ["view", ...sizes.map((size) => `${Number(size).toLocaleString("en-AU")} yards`)];
  const rows = names.map((name) => [name, ...sizes.map((size) => rowsRead[size]?.[name])]);
  return table(head, rows);
}

function soakParts(soak: Soak): string[] {
  const statuses = Object.entries(soak.statuses).map(([status, count]) => `${count} × ${status}`);
  return [
    "## Held load",
    `\`npm run bench -- --soak\` on ${soak.date}, ${soak.minutes} minutes of ${soak.requestsPerSecond} requests a second (kept pages and data, searches, bad input), about half of what the server can do, with new data loaded twice: ${soak.requests.toLocaleString("en-AU")} requests, **${soak.errors} errors** (5xx or broken connections); ${statuses.join(", ")}. p50 ${soak.p50} ms, p99 ${soak.p99} ms, while something else used ${soak.othersCores ?? "an unknown number of"} cores. The site's heap, from the start in tenths: ${soak.heapMb?.join(", ") ?? "not known"} MB; the whole process, in which the simulators run, too: ${soak.residentMb.join(", ")} MB. A new price was on its page after ${soak.newPriceAfter.join(" and ")} seconds.`,
  ];
}
