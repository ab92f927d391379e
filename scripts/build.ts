import { runCommand } from "./refusal";
import { ensureBuild } from "./serving/build";

const stop = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"] as const) process.on(name, () => stop.abort());

await runCommand(() => ensureBuild(stop.signal));
