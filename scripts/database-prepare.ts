import { runCommand } from "./refusal.ts";
import { prepareDatabase } from "./serving/prepare.ts";
import { readSettings } from "./serving/settings.ts";

// For deployments of several instances, once before they start.
if (import.meta.main) {
  await runCommand(async () => {
    await prepareDatabase(readSettings());
    process.stdout.write("Basis data siap.\n");
  });
}
