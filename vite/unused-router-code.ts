import type { Plugin } from "vite";

/** The discovery of routes, all of which are known from the start, and instrumentation: both are off. */
const UNUSED_MODULES = /react-router\/dist\/.*\/(fog-of-war|route-discovery|instrumentation)\.js$/;

/**
 * Components that bundling keeps although nothing here uses them: two for React Server Components, `NavLink`,
 * and `Scripts`, which only React Router's own error screen shows, after a failure of our layout itself.
 */
const UNUSED_COMPONENTS = [
  {
    file: /react-router\/dist\/.*\/dom\/ssr\/components\.js$/,
    names: ["Scripts", "RSCPrefetchPageLinksImpl"],
  },
  { file: /react-router\/dist\/.*\/lib\/hooks\.js$/, names: ["RSCErrorHandler"] },
  { file: /react-router\/dist\/.*\/dom\/lib\.js$/, names: ["NavLink"] },
];

/** Leaves out of the browser's scripts what this site does not use of React Router: 6 KB compressed. */
export const unusedRouterCode: Plugin = {
  name: "unused-router-code",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: [UNUSED_MODULES, ...UNUSED_COMPONENTS.map(({ file }) => file)] },
    handler(code, id) {
      const { names } = UNUSED_COMPONENTS.find(({ file }) => file.test(id)) ?? {};
      const rest = names ? names.reduce(withoutComponent, code) : emptied(code);
      return { code: rest, map: null };
    },
  },
};

/** The same exports as functions that return nothing, which is what they do when they are off. */
function emptied(code: string): string {
  const names = /^export \{ (.*) \};$/m.exec(code)?.[1]?.split(", ");
  if (!names) throw changed("The exports");
  return names.map((name) => `export function ${name}() {}`).join("\n");
}

/** The component renders nothing; what it was has another name, which nobody uses. */
function withoutComponent(code: string, name: string): string {
  const start = new RegExp(`(function|const) ${name}\\b( = )?`);
  if (!start.test(code)) throw changed(name);
  return code.replace(
    start,
    (_, keyword: string, assignment: string | undefined) =>
      `function ${name}() { return null; }\n${keyword} Unused${name}${assignment ? " = /* @__PURE__ */ " : ""}`,
  );
}

function changed(what: string): Error {
  return new Error(`${what} of React Router changed: see vite/unused-router-code.ts.`);
}
