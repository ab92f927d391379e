import { runChecks } from "./checks/checks.ts";

const { failed } = await runChecks();
process.exit(failed > 0 ? 1 : 0);
