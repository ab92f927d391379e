import { randomAccessCode } from "@/lib/events/event/commands-organiser-link";
import type { Settings } from "@/lib/server/env";
import { Refusal } from "@/scripts/refusal";
import { bringUpDatabase, migrate } from "./database";
import { writeFirstRows } from "./first-rows";

const NO_DATABASE = "Isi DATABASE_URL: perintah ini untuk basis data sendiri; npm start menyiapkan basis data bawaan.";
const NO_PASSWORD =
  "Isi ADMIN_PASSWORD: basis data ini belum punya admin, dan di sini tidak ada tempat menyimpan password.";

/**
 * Migrates a database that somebody else runs, and writes what it begins with; run twice, or by two at once, it does its
 * work once. @returns its address
 */
export async function prepareDatabase(settings: Settings): Promise<string> {
  const url = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
  if (url === undefined) throw new Refusal(NO_DATABASE);
  await bringUpDatabase(url, settings.DATA_DIR);
  await migrate(url);
  await writeFirstRows(url, {
    demo: settings.SEED === "demo",
    adminUsername: settings.ADMIN_USERNAME,
    adminPassword: async () => {
      if (settings.ADMIN_PASSWORD === undefined) throw new Refusal(NO_PASSWORD);
      return settings.ADMIN_PASSWORD;
    },
    // Nobody is told a made one: an admin gives out a new one at the desk.
    accessCode: async () => settings.EVENT_ACCESS_CODE ?? randomAccessCode(),
  });
  return url;
}
