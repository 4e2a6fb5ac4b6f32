import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { createStore } from "../../../worker/data/store.ts";
import { subscribe } from "../../../worker/data/subscribers.ts";
import { rowsOf } from "../forms.ts";

const store = createStore(env);
const PLAIN = { email: "a@b.example", page: "/sydney/", isSuspectedSpam: false };

beforeEach(() => env.DB.prepare("delete from subscribers").run());

it("an address is kept in lower case, trimmed, with time and page", async () => {
  await subscribe(store, { ...PLAIN, email: " O'Brien@Mail.Example " });
  expect(await rowsOf("subscribers")).toEqual([
    {
      email: "o'brien@mail.example",
      page: "/sydney/",
      consented_at: expect.any(Number),
      is_suspected_spam: 0,
    },
  ]);
});

it.each([false, true])(
  "the first consent stays as it is (a suspect later one: %s)",
  async (isSuspectedSpam) => {
    await subscribe(store, PLAIN);
    await env.DB.prepare("update subscribers set consented_at = 1").run();
    await subscribe(store, { email: "A@B.example", page: "/perth/", isSuspectedSpam });
    expect(await rowsOf("subscribers")).toEqual([
      { email: "a@b.example", page: "/sydney/", consented_at: 1, is_suspected_spam: 0 },
    ]);
  },
);

it("a consent that is no suspected spam takes the place of one that is", async () => {
  await subscribe(store, { ...PLAIN, isSuspectedSpam: true });
  await env.DB.prepare("update subscribers set consented_at = 1").run();
  await subscribe(store, { ...PLAIN, page: "/perth/" });
  const [row] = await rowsOf("subscribers");
  expect(row).toMatchObject({ page: "/perth/", is_suspected_spam: 0 });
  expect(row?.consented_at).toBeGreaterThan(1);
});
