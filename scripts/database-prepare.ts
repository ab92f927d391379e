import { randomAccessCode } from "@/lib/events/commands-code";
import { Refusal, runCommand } from "./refusal.ts";
import { bringUpDatabase, migrate } from "./serving/database.ts";
import { writeFirstRows } from "./serving/first-rows.ts";
import { readSettings } from "./serving/settings.ts";

const NO_DATABASE = "Isi DATABASE_URL: perintah ini untuk basis data sendiri; npm start menyiapkan basis data bawaan.";
const NO_PASSWORD =
  "Isi ADMIN_PASSWORD: basis data ini belum punya admin, dan di sini tidak ada tempat menyimpan sandi.";

// For deployments of several instances, once before they start; run twice, or by two at once, it does its work once.
await runCommand(async () => {
  const settings = readSettings();
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
  process.stdout.write("Basis data siap.\n");
});
