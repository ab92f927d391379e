import { runCommand } from "../refusal.ts";
import { run } from "./bench/pages.ts";

await runCommand(run);
