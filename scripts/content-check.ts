import { assertContent } from "./content";
import { runCommand } from "./refusal";

/** Says what in content/ has to be corrected, if anything. */
await runCommand(async () => {
  const count = await assertContent();
  process.stdout.write(`Semua ${count} tulisan dan profil tim di content/ sudah benar.\n`);
});
