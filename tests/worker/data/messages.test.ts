import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { saveMessage } from "../../../worker/data/inbox/messages.ts";
import { createStore } from "../../../worker/data/store.ts";
import { databaseThat, quietErrors } from "../database.ts";
import { rowsOf } from "../forms.ts";

const MESSAGE = {
  ...{ name: "Robert'); drop table messages;--", email: "bob@mail.example", page: "/sydney/" },
  ...{ subject: "“Copper” & 鉛", message: "one\n\ttwo 🐨", isSuspectedSpam: false },
};

it("a message that is sent again is open again", async () => {
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
