import { assertContent } from "./content.ts";
import { runCommand } from "./refusal.ts";

/** Says what in content/ has to be corrected, if anything. */
await runCommand(async () => {
  const count = await assertContent();
  process.stdout.write(`Semua ${count} tulisan dan profil tim di content/ sudah benar.\n`);
});
