import { run } from "./bench/pages.ts";
import { runCommand } from "./refusal.ts";

await runCommand(run);
