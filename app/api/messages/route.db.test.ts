import { beforeEach, describe, expect, it } from "vitest";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { NETWORK_MAILS } from "@/lib/server/http/limits";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
const mail = await testSite(database);
const { db } = database;
const { POST } = await import("./route");

const CONTACT = {
  kind: "CONTACT",
  user_name: "Sari",
  user_email: "sari@contoh.id",
  project_category: "web",
  subject: "Kerja sama",
  message: "Kami ingin bekerja sama.",
};
let count = 0;
let client: Client;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE messages, rate_limits CASCADE`;
  mail.mails.length = 0;
  count += 1;
  client = new Client(`203.0.113.${count}`);
});

async function send(body: unknown, from = client) {
  const response = await from.post(POST, "/api/messages", body);
  return { status: response.status, body: await response.json() };
}

describe("POST /api/messages", () => {
  it("takes a letter of somebody without an account and says no more than that", async () => {
    expect(await send(CONTACT)).toEqual({
      status: 201,
      body: { received: true, mailed: true, by_whatsapp: false, by_phone: false },
    });
    expect(await send({ ...CONTACT, user_phone: "" })).toMatchObject({ status: 201 });
    expect(await db.message.findMany({ select: { phone: true } })).toEqual([{ phone: null }, { phone: null }]);
  });

  it("writes to no list of addresses for one network, but takes its letters", async () => {
    await send(CONTACT);
    const { key } = await db.rateLimit.findFirstOrThrow({
      where: { key: { startsWith: "email:from:" } },
      orderBy: { expire: "desc" },
    });
    await db.rateLimit.update({ where: { key }, data: { points: NETWORK_MAILS.points } });
    const other = { ...CONTACT, user_email: "daftar@contoh.id" };
    expect(await send(other)).toEqual({
      status: 201,
      body: { received: true, mailed: false, by_whatsapp: false, by_phone: false },
    });
    expect(await send(other, new Client("203.0.113.250"))).toMatchObject({ body: { mailed: true } });
  });

  it("names each field that is missing or wrong and how to mend it", async () => {
    const { status, body } = await send({ kind: "CONTACT", user_email: "sari", user_phone: "12", message: "Hai" });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      user_name: "Nama wajib diisi.",
      user_email: "Email belum benar. Contoh: nama@contoh.id.",
      user_phone: "Nomor telepon belum benar. Contoh: 0812-3456-7890.",
      project_category: "Kategori wajib dipilih.",
      subject: "Subjek wajib diisi.",
      message: "Pesan terlalu pendek. Tulis paling sedikit 5 karakter.",
    });
    expect((await send({ ...CONTACT, kind: "PLACE_NOTE" })).body.errors).toEqual({
      kind: "Jenis pesan tidak dikenal.",
    });
    const neither = "Email atau nomor WhatsApp wajib diisi.";
    const { user_email: _, ...unreachable } = CONTACT;
    expect((await send({ ...unreachable, user_phone: " " })).body.errors).toEqual({ user_email: neither });
    const question = await send({ kind: "QUESTION", question: "Hai", email: "" });
    expect(Object.keys(question.body.errors)).toEqual(["name", "question", "email"]);
    expect(question.body.errors.email).toBe(neither);
    const wrong = await send({ kind: "QUESTION", question: "Apa itu Sulur?", name: "Budi", whatsapp: "0812" });
    expect(wrong.body.errors).toEqual({ whatsapp: "Nomor WhatsApp belum benar. Contoh: 0812-3456-7890." });
    const story = { kind: "STORY", name: "Sari", email: "sari@contoh.id", title: "Kali", story: "Kali kami bersih." };
    expect((await send(story)).body.errors.consent).toContain("Setujui");
  });

  it.each(["an e-mail address", "a number"])("takes five in an hour of one person, by %s", async (way) => {
    const letter = way === "a number" ? { ...CONTACT, user_email: "", user_phone: "0812-3456-7890" } : CONTACT;
    for (let sent = 0; sent < 5; sent += 1) expect((await send(letter)).status).toBe(201);
    const refused = await send(letter);
    expect(refused.status).toBe(429);
    expect(refused.body.message).toContain("Terlalu banyak pesan");
  });

  it("mails one address no more than five times a day, from however many people, and takes their letters all the same", async () => {
    for (let sent = 0; sent < 7; sent += 1) {
      expect((await send(CONTACT, new Client(`198.51.100.${sent}`))).status).toBe(201);
    }
    expect(await db.message.count()).toBe(7);
    expect(mail.waiting).toHaveLength(5);
  });
});
