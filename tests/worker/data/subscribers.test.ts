import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { createStore } from "../../../worker/data/store.ts";
import { subscribe } from "../../../worker/data/subscribers.ts";
import { failingDatabase, quietErrors } from "../database.ts";
import { rowsOf } from "../forms.ts";

const store = createStore(env);

beforeEach(() => env.DB.prepare("delete from subscribers").run());

it("keeps an address in lower case, trimmed, with time and page", async () => {
  await subscribe(store, { email: " O'Brien@Mail.Example ", page: "/sydney/" });
  expect(await rowsOf("subscribers")).toEqual([
    { email: "o'brien@mail.example", page: "/sydney/", consented_at: expect.any(Number) },
  ]);
});

it("leaves the first consent as it is", async () => {
  await subscribe(store, { email: "a@b.example", page: "/sydney/" });
  await env.DB.prepare("update subscribers set consented_at = 1").run();
  await subscribe(store, { email: "A@B.example", page: "/perth/" });
  expect(await rowsOf("subscribers")).toEqual([
    { email: "a@b.example", page: "/sydney/", consented_at: 1 },
  ]);
});

it("throws the public message when the database fails", async () => {
  quietErrors();
  const broken = createStore({ DB: failingDatabase() });
  await expect(subscribe(broken, { email: "a@b.example", page: "/" })).rejects.toMatchObject({
    name: "DatabaseError",
    message: "Failed to save a subscription",
  });
});
