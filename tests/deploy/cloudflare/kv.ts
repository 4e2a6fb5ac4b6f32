import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { failure, result } from "./answers.ts";

/** KV: its namespaces, without what is in them. */
export function createKv() {
  const namespaces: { id: string; title: string }[] = [];
  const routes = new Hono();
  routes.get("/", (c) => {
    const { page = 1, per_page: size = 20 } = c.req.query();
    return result(c, namespaces.slice((+page - 1) * +size, +page * +size));
  });
  routes.post("/", async (c) => {
    const { title } = await c.req.json();
    if (namespaces.some((one) => one.title === title))
      return failure(c, 400, 10014, "A namespace with this account ID and title already exists.");
    const namespace = { id: randomUUID().replaceAll("-", ""), title };
    namespaces.push(namespace);
    return result(c, namespace);
  });
  return { routes, namespaces };
}
