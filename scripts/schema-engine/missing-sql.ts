import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  bindMigrationAwareSqlAdapterFactory,
  type ColumnType,
  ColumnTypeEnum,
  type SqlDriverAdapter,
} from "@prisma/driver-adapter-utils";
import { SchemaEngine } from "@prisma/schema-engine-wasm";
import { Client, types } from "pg";
import { ROOT } from "@/scripts/root";

/** What the engine reads from the catalogue that is no text; 1009 is an array of texts. */
const COLUMN_TYPES: Record<number, ColumnType> = {
  [types.builtins.BOOL]: ColumnTypeEnum.Boolean,
  [types.builtins.CHAR]: ColumnTypeEnum.Character,
  [types.builtins.INT2]: ColumnTypeEnum.Int32,
  [types.builtins.INT4]: ColumnTypeEnum.Int32,
  [types.builtins.INT8]: ColumnTypeEnum.Int64,
  [types.builtins.OID]: ColumnTypeEnum.Int64,
  1009: ColumnTypeEnum.TextArray,
};

function refuse(): never {
  throw new Error("The engine only reads here.");
}

/** Prisma's own adapter does not know the catalogue's type "char". */
function readingAdapter(client: Client): SqlDriverAdapter {
  return {
    provider: "postgres",
    adapterName: "@prisma/adapter-pg",
    queryRaw: async ({ sql, args }) => {
      const { fields, rows } = await client.query({ text: sql, values: args, rowMode: "array" });
      return {
        columnNames: fields.map(({ name }) => name),
        columnTypes: fields.map(({ dataTypeID }) => COLUMN_TYPES[dataTypeID] ?? ColumnTypeEnum.Text),
        rows,
      };
    },
    executeRaw: refuse,
    executeScript: refuse,
    startTransaction: refuse,
    dispose: async () => undefined,
  };
}

/**
 * The SQL that is missing between a migrated database and schema.prisma; empty when they agree. Checks, extensions and
 * partial indexes are unknown to Prisma and never part of it. Prisma's engine is used as WebAssembly: its command-line
 * tool would download a native one, which closed networks refuse.
 */
export async function missingSql(url: string): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  const connect = async () => readingAdapter(client);
  const file = join(ROOT, "prisma/schema.prisma");
  const schema = { files: [{ path: file, content: await readFile(file, "utf8") }] };
  try {
    const engine = await SchemaEngine.new(
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
    await client.end();
  }
}
