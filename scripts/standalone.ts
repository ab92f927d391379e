import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { Refusal, runCommand } from "./refusal";
import { writeStandalone } from "./serving/standalone";

const USAGE = "Sebut folder baru untuk keluaran standalone: npm run standalone -- /tempat/sulur";

await runCommand(async () => {
  const [typed, ...others] = process.argv.slice(2);
  if (typed === undefined || typed.startsWith("-") || others.length > 0) throw new Refusal(USAGE);
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), typed);
  if (existsSync(folder)) throw new Refusal(`${folder} sudah ada. ${USAGE}`);
  await writeStandalone(folder);
});
