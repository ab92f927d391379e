import { runCommand } from "./refusal";
import { prepareDatabase } from "./serving/prepare";
import { readSettings } from "./serving/settings";

// For deployments of several instances, once before they start.
if (import.meta.main) {
  await runCommand(async () => {
    await prepareDatabase(readSettings());
    process.stdout.write("Basis data siap.\n");
  });
}
