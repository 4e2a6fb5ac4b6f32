import { randomUUID } from "node:crypto";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Context, Hono } from "hono";
import { failure, result } from "./answers.ts";
import { createImports } from "./imports.ts";
import { runStatements, sqliteMessage } from "./statements.ts";

interface Database {
  uuid: string;
  name: string;
  /** What the operator asked for, such as "oc". */
  location: string | undefined;
  sqlite: DatabaseSync;
}

/** D1: databases in a folder, one file each. */
export function createD1(folder: string) {
  const databases: Database[] = [];
  const imports = createImports();
  const routes = new Hono();

  const create = (name: string, location?: string): Database => {
    const uuid = randomUUID();
    const sqlite = new DatabaseSync(path.join(folder, `${uuid}.sqlite`));
    const database = { uuid, name, location, sqlite };
    databases.push(database);
    return database;
  };
  /** Answers for the database that the address names by its id or its name. */
  const withDatabase = (use: (c: Context, database: Database) => unknown) => async (c: Context) => {
    const name = c.req.param("database");
    const database = databases.find((one) => one.uuid === name || one.name === name);
    if (!database) return failure(c, 404, 7404, `The database ${name} could not be found`);
    try {
      return result(c, await use(c, database));
    } catch (error) {
      return failure(c, 400, 7500, sqliteMessage(error));
    }
  };
  const shown = ({ uuid, name, location }: Database) => ({
    ...{ uuid, name, created_in_region: location?.toUpperCase() },
  });

  routes.post("/", async (c) => {
    const { name, primary_location_hint: location } = await c.req.json();
    if (databases.some((one) => one.name === name))
      return failure(c, 400, 7502, `Database with name '${name}' already exists`);
    return result(c, shown(create(name, location)));
  });
  routes.get(
    "/:database",
    withDatabase((_, database) => shown(database)),
  );
  routes.post(
    "/:database/query",
    withDatabase(async (c, { sqlite }) => runStatements(sqlite, (await c.req.json()).sql)),
  );
  routes.post(
    "/:database/import",
    withDatabase(async (c, { sqlite }) => imports.step(c.req.url, sqlite, await c.req.json())),
  );

  return {
    routes,
    upload: imports.upload,
    /** The databases as nobody else sees them: where they lie, and the SQLite file itself. */
    databases,
    create,
    close: () => {
      for (const { sqlite } of databases) sqlite.close();
    },
  };
}
