import type { Plugin } from "vite";

/** A file of a library, and its functions that nothing here leads to; without any, the whole file. */
type Unused = [file: RegExp, functions?: string];

/**
 * What is not just off belongs to something that a page would have to import: blocked navigations, view
 * transitions, refs of fragments and so on. tests/project/build.test.ts sees that none does.
 */
const BROWSER: Unused[] = [
  // The discovery of routes, all of which are known from the start, and instrumentation: both are off.
  [/react-router\/dist\/.*\/(fog-of-war|route-discovery|instrumentation)\.js$/],
  [
    /react-router\/dist\/.*\/router\/router\.js$/,
    `discoverRoutes cancelDiscoveryNavigation patchRoutes patchRoutesImpl _internalSetRoutes getBlocker
     updateBlocker shouldBlockNavigation persistAppliedTransitions restoreAppliedTransitions`,
  ],
  // Only React Router's own error screen shows its scripts, after a failure of our layout itself.
  [/react-router\/dist\/.*\/dom\/ssr\/components\.js$/, "Scripts RSCPrefetchPageLinksImpl"],
  [/react-router\/dist\/.*\/lib\/hooks\.js$/, "RSCErrorHandler"],
  [/react-router\/dist\/.*\/dom\/lib\.js$/, "NavLink"],
  [
    /react-dom\/cjs\/react-dom-client\.production\.js$/,
    `startViewTransition measureViewTransitionHostInstancesRecursive commitAfterMutationEffectsOnFiber
     applyViewTransitionName restoreViewTransitionName ViewTransitionPseudoElement FragmentInstance
     commitNewChildToFragmentInstance deleteChildFromFragmentInstance updateSuspenseListComponent
     cutOffTailIfNeeded mountActionState updateActionState dispatchActionState`,
  ],
];

/** The Worker's: React's older renderers, and the messages of Zod in fifty languages. */
const WORKER: Unused[] = [
  [/react-dom-server-legacy\.browser\.production\.js$/],
  [/zod\/v4\/locales\/index\.js$/],
];

/** Leaves out of the build what this site does not use of its libraries and bundling keeps. */
export const unusedCode = [leftOut("client", BROWSER), leftOut("ssr", WORKER)];

function leftOut(environment: "client" | "ssr", unused: Unused[]): Plugin {
  return {
    name: `unused-code-${environment}`,
    apply: "build",
    applyToEnvironment: ({ name }) => name === environment,
    transform: {
      filter: { id: unused.map(([file]) => file) },
      handler(code, id) {
        const [, functions] = unused.find(([file]) => file.test(id))!;
        const rest = functions ? functions.split(/\s+/).reduce(without, code) : emptied(code);
        return { code: rest, map: null };
      },
    },
  };
}

/** The same exports as functions that return nothing, which is what they do when they are off. */
function emptied(code: string): string {
  const names = [...code.matchAll(/^export \{ (.*) \}/gm)].flatMap(([, list]) => list!.split(", "));
  return names.map((name) => `export function ${name.replace("default as ", "")}() {}`).join("\n");
}

/** The function returns null; what it was has another name, which nobody uses, and so have its methods. */
function without(code: string, name: string): string {
  const start = new RegExp(`((?:async )?function|const) ${name}\\b( = )?`);
  if (!start.test(code)) throw new Error(`There is no ${name} any more: see vite/unused-code.ts.`);
  return code
    .replace(
      start,
      (_, keyword: string, assignment: string | undefined) =>
        `function ${name}() { return null; }\n${keyword} Unused${name}${assignment ? " = /* @__PURE__ */ " : ""}`,
    )
    .replaceAll(
      new RegExp(`^${name}\\.prototype\\.(\\w+) = function`, "gm"),
      `function ${name}_$1`,
    );
}
