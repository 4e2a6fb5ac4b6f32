import { routeTests, runnerOf, testsOf } from "./test-files.ts";

/** What is run of some changes, and what is not. */
export interface Plan {
  /** The tests of what changed. */
  first: string[];
  /** The routes' own checks, and the tests that a changed file of the tests' own may concern: half of all. */
  ifTime: string[];
  inBrowser: string[];
  /** The files of which there are no tests. */
  untested: string[];
}

/** What to run after changes of some files. */
export function planOf(changed: string[], tests: string[]): Plan {
  const isHelper = (file: string) => file.startsWith("tests/") && !tests.includes(file);
  const concerned = (files: string[]) => files.flatMap((file) => testsOf(file, tests));
  const isInBrowser = (test: string) => runnerOf(test) === "browser";
  const first = [...new Set(concerned(changed.filter((file) => !isHelper(file))))];
  const others = new Set([...routeTests(tests), ...concerned(changed.filter(isHelper))]);
  const ifTime = [...others].filter((test) => !first.includes(test));
  return {
    first: first.filter((test) => !isInBrowser(test)),
    ifTime: ifTime.filter((test) => !isInBrowser(test)),
    inBrowser: [...first, ...ifTime].filter(isInBrowser),
    untested: changed.filter((file) => testsOf(file, tests).length === 0),
  };
}
