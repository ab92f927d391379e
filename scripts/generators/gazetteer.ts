import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../root.ts";
import { compileGazetteer } from "./gazetteer/compile.ts";

const text = `${JSON.stringify(await compileGazetteer(), null, 2)}\n`;
await writeFile(join(ROOT, "lib/server/geocoder/gazetteer.json"), text);
process.stdout.write(`gazetteer.json: ${text.length} byte\n`);
