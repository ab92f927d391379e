import { prepareJobs } from "@/lib/server/jobs/boss";
import { runCommand } from "./refusal";
import { ensureBuild } from "./serving/build";
import { prepareDatabase } from "./serving/prepare";
import { readSettings } from "./serving/settings";

const stop = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"] as const) process.on(name, () => stop.abort());

// For hosts that run functions: this branch's database first, since the new functions answer as soon as they are built.
await runCommand(async () => {
  process.env.SULUR_HOST = "functions";
  const settings = readSettings();
  await prepareJobs(await prepareDatabase(settings));
  // The build writes headers that depend on it.
  if (settings.SITE_URL !== undefined) process.env.SITE_URL = settings.SITE_URL;
  await ensureBuild(stop.signal);
});
