import "server-only";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "@/lib/server/private-folder";
import { type Outbound, toSend } from "./outbound";

/** Without a mail server each mail becomes an .eml file that any mail program opens. */
export function createOutbox(folder: string, from: string): Outbound {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toSend(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error("the mail was not composed into one piece");
      const name = `${mail.createdAt.toISOString().replaceAll(":", "-")}-${mail.id}.eml`;
      const unfinished = join(folder, `.${name}.part`);
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
      try {
        await writeFile(unfinished, message, { mode: PRIVATE_FILE });
        await rename(unfinished, join(folder, name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    reachable: async () => true,
    close: () => {},
  };
}

/** @returns how many files were removed because they are older than that */
export async function removeOldFiles(folder: string, before: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/\.eml(?:\.part)?$/u.test(name)) continue;
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (!found || found.mtime >= before) continue;
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
}
