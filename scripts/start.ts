import { runCommand } from "./refusal";
import { serve } from "./serving/serve";

await runCommand(() => serve("production"));
