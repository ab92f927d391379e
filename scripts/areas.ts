import { importAreas } from "./areas/import-areas.ts";
import { Refusal, runCommand } from "./refusal.ts";
import { withDatabase } from "./serving/database.ts";
import { readSettings } from "./serving/settings.ts";

const USAGE =
  "Sebut folder, berkas (.sql, .sql.gz, .geojson) atau alamat https batas wilayah: npm run areas -- /tempat/berkas";

await runCommand(async () => {
  const sources = process.argv.slice(2);
  if (sources.length === 0 || sources.some((source) => source.startsWith("-"))) throw new Refusal(USAGE);
  const { DATABASE_URL, DATA_DIR } = readSettings();
  const from = process.env.INIT_CWD ?? process.cwd();
  await withDatabase(DATABASE_URL, DATA_DIR, (url) => importAreas(url, sources, { from, print: process.stdout }));
});
