import { text } from "node:stream/consumers";
import { setPasswordOnServer } from "@/lib/accounts/recovery/commands";
import { WEAK_NEW_PASSWORD } from "@/lib/accounts/recovery/rules";
import { isStrongEnough, PASSWORD_LENGTH } from "@/lib/accounts/rules";
import { isSulurError } from "@/lib/kernel/errors";
import { createMailer } from "@/lib/server/mail/mailer";
import { createDatabase } from "@/prisma/client";
import { Refusal, runCommand } from "./refusal";
import { randomPassword } from "./serving/data-folder";
import { withDatabase } from "./serving/database";
import { readSettings } from "./serving/settings";

const USAGE =
  "Sebut satu nama akun: npm run admin:password -- nama. Dengan --stdin password baru dibaca dari masukan baku.";

async function givenPassword(): Promise<string> {
  const password = (await text(process.stdin)).replace(/\r?\n$/u, "");
  if (password.length > PASSWORD_LENGTH.max || !isStrongEnough(password)) throw new Refusal(`${WEAK_NEW_PASSWORD}.`);
  return password;
}

async function setPassword(databaseUrl: string, siteUrl: string, username: string, newPassword: string): Promise<void> {
  const db = createDatabase(databaseUrl, { poolMax: 1, patient: true });
  const ctx: Parameters<typeof setPasswordOnServer>[0] = {
    db,
    actor: { kind: "visitor", visitorId: null },
    now: () => new Date(),
    mail: createMailer(db),
    link: (path) => new URL(path, siteUrl).href,
    transaction: (work) => db.$transaction(work),
  };
  try {
    await setPasswordOnServer(ctx, { username, newPassword });
  } catch (error) {
    throw isSulurError(error) ? new Refusal(error.message) : error;
  } finally {
    await db.$disconnect();
  }
}

await runCommand(async () => {
  const words = process.argv.slice(2);
  const fromInput = words.includes("--stdin");
  const [username, ...more] = words.filter((word) => word !== "--stdin");
  if (!username || more.length > 0) throw new Refusal(USAGE);
  const { DATABASE_URL, DATA_DIR, PORT, SITE_URL = `http://localhost:${PORT}` } = readSettings();
  const newPassword = fromInput ? await givenPassword() : randomPassword();
  await withDatabase(DATABASE_URL, DATA_DIR, (url) => setPassword(url, SITE_URL, username, newPassword));
  process.stdout.write(`Password akun ${username} diganti; semua sesi dan tokennya berakhir.\n`);
  if (!fromInput) process.stdout.write(`Password baru, hanya ditampilkan sekali ini: ${newPassword}\n`);
});
