import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlQuery,
  type SqlResultSet,
} from "@prisma/driver-adapter-utils";
import * as engineGlue from "@prisma/schema-engine-wasm/schema_engine_bg";
import { Pool, type QueryConfig, type QueryResult } from "pg";
import { ROOT } from "../root.ts";

// The typings of wasm-bindgen leave out the two things that loading it by hand needs.
type Glue = typeof engineGlue & WebAssembly.ModuleImports & { __wbg_set_wasm(exports: WebAssembly.Exports): void };
const glue = engineGlue as Glue;

let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  const file = createRequire(import.meta.url)
    .resolve("@prisma/schema-engine-wasm/schema_engine_bg")
    .replace(/\.js$/, ".wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(file), { "./schema_engine_bg.js": glue });
  glue.__wbg_set_wasm(instance.exports);
  const begin = instance.exports.__wbindgen_start;
  if (typeof begin === "function") begin();
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

/** Presents those texts as characters to the engine, which insists on it. */
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

/**
 * The SQL that is missing between a migrated database and schema.prisma; empty when they agree. Checks, extensions and
 * partial indexes are unknown to Prisma and never part of it. Prisma's engine is used as WebAssembly: its command-line
 * tool would download a native one, which closed networks refuse.
 */
export async function missingSql(url: string): Promise<string> {
  loading ??= load();
  await loading;
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5_000 });
  const charColumns: CharColumns = new WeakMap();
  const connect = async () => namingChars(await new PrismaPg(readingChars(pool, charColumns)).connect(), charColumns);
  const file = join(ROOT, "prisma/schema.prisma");
  const schema = { files: [{ path: file, content: await readFile(file, "utf8") }] };
  try {
    const engine = await glue.SchemaEngine.new(
      { datamodels: undefined },
      () => undefined,
      bindMigrationAwareSqlAdapterFactory({
        provider: "postgres",
        adapterName: "@prisma/adapter-pg",
        connect,
        connectToShadowDb: connect,
      }),
    );
    const { stdout } = await engine.diff({
      from: { tag: "schemaDatasource", ...schema, configDir: ROOT },
      to: { tag: "schemaDatamodel", ...schema },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    const sql = (stdout ?? "").trim();
    return sql === "-- This is an empty migration." ? "" : sql;
  } finally {
    await pool.end();
  }
}
