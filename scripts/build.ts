import { runCommand } from "./refusal.ts";
import { ensureBuild } from "./serving/build.ts";

const stop = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"] as const) process.on(name, () => stop.abort());

await runCommand(() => ensureBuild(stop.signal));
