import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../refusal.ts";
import { ROOT } from "../root.ts";
import { TIMES } from "./hero-video/palette.ts";
import { VIGNETTE_NAMES, vignette } from "./hero-video/vignettes.ts";

/** Draws the small pictures of the cards anew, by day and by night. */
await runCommand(async () => {
  const folder = join(ROOT, "public/ilustrasi");
  await mkdir(folder, { recursive: true });
  for (const name of VIGNETTE_NAMES) {
    for (const time of TIMES) await writeFile(join(folder, `${name}-${time}.svg`), vignette(name, time));
  }
});
