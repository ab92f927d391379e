import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";

const KEEP_COMPILED_AFTER_MS = 15_000;

// Mails with live keys and photos that nobody has checked are written from here.
process.umask(0o077);

const root = import.meta.dirname;
const buildFolder = join(root, process.env.NEXT_DIST_DIR ?? ".next");

// Node then compiles Next and the build once, not at every start; hence nothing is imported before this.
enableCompileCache(join(buildFolder, "cache", "node"));
setTimeout(flushCompileCache, KEEP_COMPILED_AFTER_MS).unref();

const { serve } = await import("@/lib/server/serving/serve");
await serve(root, buildFolder);
