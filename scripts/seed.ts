import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomAccessCode } from "@/lib/events/event/commands-organiser-link";
import { PRIVATE_FILE } from "@/lib/server/private-folder";
import { Refusal, runCommand } from "./refusal";
import { makeAdminPassword } from "./serving/data-folder";
import { writeFirstRows } from "./serving/first-rows";
import { readSettings } from "./serving/settings";

/** Makes the first access code of the events and stores it where only the owner of the folder can read it. */
async function makeAccessCode(folder: string): Promise<string> {
  const code = randomAccessCode();
  await writeFile(join(folder, "event-access-code.txt"), `${code}\n`, { mode: PRIVATE_FILE });
  return code;
}

// A process of `npm start`: the memory that filling a database takes is free again when it ends.
await runCommand(async () => {
  const settings = readSettings();
  if (settings.DATABASE_URL === undefined) throw new Refusal("DATABASE_URL belum diisi.");
  await writeFirstRows(settings.DATABASE_URL, {
    demo: settings.SEED === "demo",
    adminUsername: settings.ADMIN_USERNAME,
    adminPassword: async () => settings.ADMIN_PASSWORD ?? makeAdminPassword(settings.DATA_DIR, settings.ADMIN_USERNAME),
    accessCode: async () => settings.EVENT_ACCESS_CODE ?? makeAccessCode(settings.DATA_DIR),
  });
});
