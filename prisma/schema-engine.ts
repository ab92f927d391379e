import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm/schema_engine_bg";
import { EngineConnections } from "./engine-connections.ts";

// The typings of wasm-bindgen leave out the two things that loading it by hand needs.
interface EngineModule {
  SchemaEngine: typeof SchemaEngine;
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
}

let loading: Promise<EngineModule> | undefined;

/** The engine never clears the ten seconds it grants to its lock; they must not keep a finished process alive. */
function patientTimers(glue: WebAssembly.ModuleImports): WebAssembly.ModuleImports {
  const names = Object.keys(glue).filter((name) => name.startsWith("__wbg_setTimeout_"));
  const timer = (callback: () => void, milliseconds: number) => setTimeout(callback, milliseconds).unref();
  return Object.fromEntries(names.map((name) => [name, timer]));
}

async function load(): Promise<EngineModule> {
  const entry = "@prisma/schema-engine-wasm/schema_engine_bg";
  const glue: EngineModule & WebAssembly.ModuleImports = await import(entry);
  const file = createRequire(import.meta.url)
    .resolve(entry)
    .replace(/\.js$/, ".wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(file), {
    "./schema_engine_bg.js": { ...glue, ...patientTimers(glue) },
  });
  glue.__wbg_set_wasm(instance.exports);
  const begin = instance.exports.__wbindgen_start;
  if (typeof begin === "function") begin();
  return glue;
}

/**
 * Prisma's own migration engine as WebAssembly: the command-line tool would download a native one, which closed
 * networks refuse.
 */
export async function withSchemaEngine<T>(url: string, work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  loading ??= load();
  const { SchemaEngine } = await loading;
  const connections = new EngineConnections(url);
  try {
    const factory = bindMigrationAwareSqlAdapterFactory(connections);
    return await work(await SchemaEngine.new({ datamodels: undefined }, () => undefined, factory));
  } finally {
    await connections.close();
  }
}
