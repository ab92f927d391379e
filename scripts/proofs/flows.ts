import { runCommand } from "@/scripts/refusal";
import { ensureBuild } from "@/scripts/serving/build";
import { buildStandalone } from "@/scripts/serving/standalone";
import { runTool } from "@/scripts/steps";
import { withSharedPostgres } from "@/scripts/testing/templates";

/** `node scripts/run.mjs proofs/flows next e2e/community/forum.spec.ts`: end-to-end tests against Sulur served in that way, see e2e/server.ts. */
await runCommand(async () => {
  const [way = "start", ...files] = process.argv.slice(2);
  if (way === "standalone") await buildStandalone();
  else await ensureBuild(new AbortController().signal);
  const code = await withSharedPostgres(() =>
    runTool("node_modules/playwright/cli.js", ["test", ...files], { SULUR_E2E_MODE: way }),
  );
  if (code !== 0) process.exitCode = 1;
});
