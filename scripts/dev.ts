import { runCommand } from "./refusal.ts";
import { serve } from "./serving/serve.ts";

await runCommand(() => serve("development"));
