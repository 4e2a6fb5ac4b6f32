import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { runAfterAnswer } from "../../worker/after-answer.ts";
import { DatabaseError } from "../../worker/data/store.ts";
import { quietErrors } from "./database.ts";

it("a failure after an answer is logged once: one of the database was logged where it happened", async () => {
  const logged = quietErrors();
  const mistake = new TypeError("our own");
  const tasks = [mistake, new DatabaseError("Failed to count")].map(
    (error) => () => Promise.reject(error),
  );
  const waited: Promise<unknown>[] = [];
  const ctx = { waitUntil: (task: Promise<unknown>) => void waited.push(task) };
  runAfterAnswer(tasks, new Request("http://localhost/"), env, ctx);
  await Promise.all(waited);
  expect(waited).toHaveLength(2);
  expect(logged.mock.calls).toEqual([[mistake]]);
});
