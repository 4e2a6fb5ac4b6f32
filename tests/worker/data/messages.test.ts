import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { saveMessage } from "../../../worker/data/messages.ts";
import { createStore } from "../../../worker/data/store.ts";
import { databaseThat, quietErrors } from "../database.ts";
import { rowsOf } from "../forms.ts";

const TYPED = {
  name: "Robert'); drop table messages;--",
  email: "bob@mail.example",
  subject: "“Copper” & 鉛",
  message: "one\n\ttwo 🐨",
  page: "/sydney/",
};
const MESSAGE = { ...TYPED, isSuspectedSpam: false };

it("a message is kept as it is, with the time, under a number that is never used again", async () => {
  const store = createStore(env);
  const before = Date.now();
  await saveMessage(store, MESSAGE);
  await saveMessage(store, { ...MESSAGE, message: "two", isSuspectedSpam: true });
  const [first, second] = await rowsOf("messages");
  expect(first).toEqual({
    ...TYPED,
    id: 1,
    sent_at: expect.any(Number),
    is_suspected_spam: 0,
    is_answered: 0,
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(first?.sent_at).toBeGreaterThanOrEqual(before);
  expect(second).toMatchObject({ id: 2, is_suspected_spam: 1 });
  await env.DB.prepare("delete from messages where id = 2").run();
  await saveMessage(store, { ...MESSAGE, message: "three" });
  expect((await rowsOf("messages")).map(({ id }) => id)).toEqual([1, 3]);
});

it("a message that is sent again is no longer answered", async () => {
  const store = createStore(env);
  const again = { ...MESSAGE, message: "again" };
  await saveMessage(store, again);
  await env.DB.prepare("update messages set is_answered = 1 where message = 'again'").run();
  await saveMessage(store, again);
  const found = (await rowsOf("messages")).filter(({ message }) => message === "again");
  expect(found).toMatchObject([{ is_answered: 0 }]);
});

it.each([
  [
    `D1_TYPE_ERROR: '${MESSAGE.email}' not supported: SQLITE_MISMATCH`,
    "D1_TYPE_ERROR SQLITE_MISMATCH",
  ],
  [MESSAGE.message, "unknown cause"],
])(
  "of the failure %j only the codes are logged, not what D1 repeats of the values",
  async (cause, codes) => {
    const logged = quietErrors();
    const DB = databaseThat(() => {
      throw new Error(cause);
    });
    await expect(saveMessage(createStore({ DB }), MESSAGE)).rejects.toMatchObject({
      ...{ name: "DatabaseError", message: "Failed to save a message" },
    });
    expect(logged.mock.calls).toEqual([[`Failed to save a message: ${codes}`]]);
  },
);
