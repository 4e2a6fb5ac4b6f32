import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run.ts";
import { BROWSERS } from "../../vite/browsers.ts";

const DOCUMENTS = globSync(["*.md", "docs/*.md", "seed/*.md"], { cwd: ROOT });
const FOLDERS = "app|bench|contract|docs|migrations|publishing|scripts|seed|tests|vite|worker";

/** What a document names of the project: relative links, and files in backticks by their whole path. */
function filesIn(document: string): string[] {
  const text = readFileSync(path.join(ROOT, document), "utf8");
  const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)].map(([, link = ""]) =>
    path.join(path.dirname(document), link),
  );
  const paths = [...text.matchAll(new RegExp(`\`((?:${FOLDERS})/[\\w./-]+\\.\\w+)\``, "g"))];
  return [...links, ...paths.map(([, file = ""]) => file)];
}

it.each(DOCUMENTS)("every file that %s names exists", (document) => {
  const missing = filesIn(document).filter((file) => !existsSync(path.join(ROOT, file)));
  expect(missing).toEqual([]);
});

it("CONTRIBUTING.md names the browsers that scripts and styles are built for", () => {
  const [chrome, edge, firefox, safari, ios] = BROWSERS.map((name) => /[\d.]+$/.exec(name)?.[0]);
  expect([edge, ios], "versions that are named once").toEqual([chrome, safari]);
  const words = `Safari and iOS ${safari}, Firefox ${firefox}, Chrome and Edge ${chrome}`;
  expect(readFileSync(path.join(ROOT, "CONTRIBUTING.md"), "utf8")).toContain(words);
});
