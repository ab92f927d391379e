import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
  type SqlResultSet,
} from "@prisma/driver-adapter-utils";
import * as engineGlue from "@prisma/schema-engine-wasm/schema_engine_bg";
import { Pool, type QueryConfig, type QueryResult } from "pg";

// The typings of wasm-bindgen leave out the two things that loading it by hand needs.
type Glue = typeof engineGlue & WebAssembly.ModuleImports & { __wbg_set_wasm(exports: WebAssembly.Exports): void };
const glue = engineGlue as Glue;

let loading: Promise<void> | undefined;

/** The engine never clears the ten seconds it grants to its lock; they must not keep a finished process alive. */
function patientTimers(): WebAssembly.ModuleImports {
  const names = Object.keys(glue).filter((name) => name.startsWith("__wbg_setTimeout_"));
  const timer = (callback: () => void, milliseconds: number) => setTimeout(callback, milliseconds).unref();
  return Object.fromEntries(names.map((name) => [name, timer]));
}

async function load(): Promise<void> {
  const file = createRequire(import.meta.url)
    .resolve("@prisma/schema-engine-wasm/schema_engine_bg")
    .replace(/\.js$/, ".wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(file), {
    "./schema_engine_bg.js": { ...glue, ...patientTimers() },
  });
  glue.__wbg_set_wasm(instance.exports);
  const begin = instance.exports.__wbindgen_start;
  if (typeof begin === "function") begin();
}

/**
 * Prisma's own migration engine as WebAssembly: the command-line tool would download a native one, which closed
 * networks refuse.
 */
export async function withSchemaEngine<T>(
  url: string,
  work: (engine: engineGlue.SchemaEngine) => Promise<T>,
): Promise<T> {
  loading ??= load();
  await loading;
  const connections = new EngineConnections(url);
  try {
    const factory = bindMigrationAwareSqlAdapterFactory(connections);
    return await work(await glue.SchemaEngine.new({ datamodels: undefined }, () => undefined, factory));
  } finally {
    await connections.close();
  }
}

const INTERNAL_CHAR = 18;
const TEXT = 25;

/** Positions of the columns of the internal type "char", by the rows of their result. */
type CharColumns = WeakMap<object, number[]>;

/** Lets Prisma's adapter read the catalogue's "char" columns, which it does not know, as texts. */
function readingChars(pool: Pool, charColumns: CharColumns): Pool {
  const original = pool.query;
  return Object.assign(pool, {
    query: async (config: QueryConfig): Promise<QueryResult> => {
      const result: QueryResult = await Reflect.apply(original, pool, [config]);
      const positions: number[] = [];
      for (const [position, field] of result.fields?.entries() ?? []) {
        if (field.dataTypeID !== INTERNAL_CHAR) continue;
        field.dataTypeID = TEXT;
        positions.push(position);
      }
      if (positions.length > 0) charColumns.set(result.rows, positions);
      return result;
    },
  });
}

/** Tells the engine, which insists on it, that those texts are characters. */
function namingChars(adapter: SqlDriverAdapter, charColumns: CharColumns): SqlDriverAdapter {
  const original = adapter.queryRaw.bind(adapter);
  return Object.assign(adapter, {
    queryRaw: async (query: SqlQuery): Promise<SqlResultSet> => {
      const result = await original(query);
      for (const position of charColumns.get(result.rows) ?? []) {
        result.columnTypes[position] = ColumnTypeEnum.Character;
      }
      return result;
    },
  });
}

/** The adapter cuts scripts at every semicolon, also inside a function's body; PostgreSQL takes a script as it is. */
function sendingWholeScripts(adapter: SqlDriverAdapter, pool: Pool): SqlDriverAdapter {
  return Object.assign(adapter, {
    executeScript: async (script: string): Promise<void> => {
      await pool.query({ text: script });
    },
  });
}

/**
 * The connections of one run of the migration engine. The engine ends none of them itself, and its advisory lock would
 * live on in the idle ones, so `close()` does; it also drops the shadow databases.
 */
class EngineConnections implements SqlMigrationAwareDriverAdapterFactory {
  readonly provider = "postgres";
  readonly adapterName = "@prisma/adapter-pg";
  readonly #url: string;
  readonly #pools: Pool[] = [];
  readonly #shadows: string[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  async #open(url: string): Promise<SqlDriverAdapter> {
    const charColumns: CharColumns = new WeakMap();
    const pool = readingChars(new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5_000 }), charColumns);
    // A connection on its way out is ended by the server when its database is dropped; nobody waits for it any more.
    pool.on("connect", (client) => client.on("error", () => undefined));
    pool.on("error", () => undefined);
    this.#pools.push(pool);
    return sendingWholeScripts(namingChars(await new PrismaPg(pool).connect(), charColumns), pool);
  }

  connect(): Promise<SqlDriverAdapter> {
    return this.#open(this.#url);
  }

  async connectToShadowDb(): Promise<SqlDriverAdapter> {
    const name = `sulur_shadow_${randomUUID()}`;
    const url = new URL(this.#url);
    url.pathname = `/${name}`;
    await this.#administer(`CREATE DATABASE "${name}"`);
    this.#shadows.push(name);
    return this.#open(url.href);
  }

  async #administer(sql: string): Promise<void> {
    const pool = new Pool({ connectionString: this.#url, max: 1, connectionTimeoutMillis: 5_000 });
    await pool.query(sql).finally(() => pool.end());
  }

  async close(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()));
    for (const name of this.#shadows) await this.#administer(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  }
}
