import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createOutbox, removeOldFiles } from "./outbox";

let folder = "";

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "sulur-outbox-")), "outbox");
});
afterEach(() => rm(join(folder, ".."), { recursive: true }));

const mail = {
  id: "0199f1b0-0000-7000-8000-000000000001",
  createdAt: new Date("2026-03-14T05:00:00Z"),
  message: {
    to: { name: "Sari", address: "sari@warga.test" },
    subject: "Kabar laporan Anda",
    text: "Halo",
    html: "<p>Halo</p>",
  },
};

it("writes each mail as one file that mail programs read", async () => {
  await createOutbox(folder, "Sulur <sulur@localhost>").send(mail);
  const names = await readdir(folder);
  expect(names).toEqual([`2026-03-14T05-00-00.000Z-${mail.id}.eml`]);
  const parsed = await PostalMime.parse(await readFile(join(folder, names[0] ?? ""), "utf8"));
  expect(parsed).toMatchObject({ subject: "Kabar laporan Anda", to: [{ address: "sari@warga.test" }] });
  expect(parsed.messageId).toBe(`<${mail.id}@localhost>`);
});

it("writes the same file again when a job is repeated", async () => {
  const outbox = createOutbox(folder, "Sulur <sulur@localhost>");
  await outbox.send(mail);
  await outbox.send(mail);
  expect(await readdir(folder)).toHaveLength(1);
});

it("carries an invitation that mail programs offer to take over", async () => {
  const content = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR";
  const calendar = { method: "PUBLISH", content } as const;
  await createOutbox(folder, "Sulur <sulur@localhost>").send({ ...mail, message: { ...mail.message, calendar } });
  const [name = ""] = await readdir(folder);
  const { attachments } = await PostalMime.parse(await readFile(join(folder, name), "utf8"));
  expect(attachments[0]).toMatchObject({ mimeType: "text/calendar", method: "PUBLISH" });
});

it("forgets files past their time, and leaves alone what is not a mail", async () => {
  const outbox = createOutbox(folder, "Sulur <sulur@localhost>");
  await outbox.send(mail);
  await outbox.send({ ...mail, id: "0199f1b0-0000-7000-8000-000000000002" });
  const [old = "", young = ""] = (await readdir(folder)).sort();
  await writeFile(join(folder, "catatan.txt"), "");
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of [old, "catatan.txt"]) await utimes(join(folder, name), yesterday, yesterday);
  expect(await removeOldFiles(folder, new Date(Date.now() - 3_600_000))).toBe(1);
  expect((await readdir(folder)).sort()).toEqual([young, "catatan.txt"]);
  expect(await removeOldFiles(join(folder, "tiada"), new Date())).toBe(0);
});
