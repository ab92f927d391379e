import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { Conflict, Forbidden, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { answerMessage, revealContact, settleMessage, undoMessageStep } from "@/lib/messages/desk/commands";
import { deskMessage } from "@/lib/messages/desk/queries";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { sendMessage } from "./commands";
import { SendMessage, type SendMessageInput } from "./schemas";
import type { DeskMessageView } from "./view";

const { db } = await testDatabase();
const ayu = await member(db, "Ayu", "ADMIN");
const bima = await member(db, "Bima", "PENGELOLA");
const MORNING = new Date("2026-03-14T09:00:00+07:00");
const CONTACT = {
  kind: "CONTACT",
  user_name: "Sari Dewi",
  user_email: "Sari@contoh.id",
  user_phone: "0812-3456-7890",
  project_category: "iot",
  subject: "Sensor air",
  message: "Bolehkah kami memasang sensor?\nKami dari karang taruna.",
} as const;
const PERSON = { name: "Budi", email: "budi@contoh.id" };
const ANSWER = "Boleh sekali.\n\nSilakan datang hari Sabtu.";

let desk: TestContext;
let writer: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE messages, audit_entries, mail_stops CASCADE`;
  desk = testContext(db, ayu, MORNING);
  writer = desk.as(visitor("sari"));
});

async function send(input: SendMessageInput = CONTACT): Promise<number> {
  await sendMessage(writer, SendMessage.parse(input), { receipt: true });
  const { id } = await db.message.findFirstOrThrow({ orderBy: { id: "desc" } });
  return id;
}

const answer = (id: number, seen_step: number | null = null, as = desk) =>
  answerMessage(as, id, { answer: ANSWER, seen_step });
const undo = (view: DeskMessageView, as = desk) =>
  undoMessageStep(as, view.id, { step_id: view.steps.at(-1)?.id ?? 0 });

describe("a letter", () => {
  it("is kept whole, with the consent's time, and its receipt repeats nothing that was typed", async () => {
    const id = await send();
    expect(await db.message.findUnique({ where: { id } })).toMatchObject({
      kind: "CONTACT",
      status: "NEW",
      name: "Sari Dewi",
      email: "sari@contoh.id",
      phone: "+6281234567890",
      subject: "Sensor air",
      body: CONTACT.message,
      details: { project_category: "iot" },
      consentedAt: MORNING,
      writerKey: "visitor:sari",
    });
    expect(desk.mail.waiting.map(({ message }) => message.to.address)).toEqual(["sari@contoh.id"]);
    expect(JSON.stringify(desk.mail.waiting)).not.toMatch(/Dewi|[Ss]ensor/u);
  });

  it.each<[SendMessageInput, object]>([
    [
      { kind: "QUESTION", ...PERSON, question: "Apa itu Sulur?" },
      { body: "Apa itu Sulur?", details: {} },
    ],
    [
      { kind: "CONTRIBUTION", ...PERSON, role: "Penerjemah", message: "Saya bisa membantu." },
      { body: "Saya bisa membantu.", details: { role: "Penerjemah" } },
    ],
    [
      { kind: "IDEA", ...PERSON, title: "Kompos", idea: "Tong kompos di tiap gang." },
      { subject: "Kompos", body: "Tong kompos di tiap gang." },
    ],
    [
      { kind: "STORY", ...PERSON, title: "Kali bersih", story: "Kami membersihkan kali.", consent: true },
      { subject: "Kali bersih", body: "Kami membersihkan kali.", photoId: null },
    ],
  ])("of any kind goes into the same table: %j", async (input, columns) => {
    const id = await send(input);
    const row = await db.message.findUnique({ where: { id } });
    expect(row).toMatchObject({ ...columns, kind: input.kind, name: "Budi", email: "budi@contoh.id" });
  });

  it("with a photo takes it for itself, and never somebody else's", async () => {
    const story = { kind: "STORY", ...PERSON, title: "Kali", story: "Kami membersihkan kali.", consent: true } as const;
    const photo_id = randomUUID();
    await db.photo.create({ data: { id: photo_id, ownerKey: "visitor:lain", width: 8, height: 6, bytes: 100 } });
    await expect(send({ ...story, photo_id })).rejects.toThrow(InvalidInput);
    await db.photo.update({ where: { id: photo_id }, data: { ownerKey: "visitor:sari" } });
    const id = await send({ ...story, photo_id });
    expect((await deskMessage(desk, id))?.photo?.large).toContain(photo_id);
  });

  it("that looks like a robot's waits for staff like every other, and nobody is mailed", async () => {
    const id = await send({ ...CONTACT, website: "http://murah.test" });
    expect(await deskMessage(desk, id)).toMatchObject({ status: "NEW", heldReason: "robot" });
    expect(desk.mail.waiting).toEqual([]);
  });

  it("that was sent within three seconds is not answered as mailed", async () => {
    const fast = SendMessage.parse({ ...CONTACT, filled_seconds: 2 });
    expect(await sendMessage(writer, fast, { receipt: true })).toMatchObject({ received: true, mailed: false });
    expect(desk.mail.waiting).toEqual([]);
    const slow = SendMessage.parse({ ...CONTACT, filled_seconds: 3 });
    expect(await sendMessage(writer, slow, { receipt: true })).toMatchObject({ received: true, mailed: true });
    expect(desk.mail.waiting).toHaveLength(1);
  });

  it("is taken without a receipt where its address has got enough", async () => {
    const answer = await sendMessage(writer, SendMessage.parse(CONTACT), { receipt: false });
    expect(answer).toEqual({ received: true, mailed: false, by_whatsapp: false, by_phone: false });
    expect(await db.message.count()).toBe(1);
    expect(desk.mail.waiting).toEqual([]);
  });
});

describe("a letter with a number alone", () => {
  it("is promised a call where the number has no WhatsApp", async () => {
    const { user_email: _, ...other } = CONTACT;
    const input = SendMessage.parse({ ...other, user_phone: "(0251) 8321234 psw. 12 / 021-5551234" });
    const received = await sendMessage(writer, input, { receipt: true });
    expect(received).toEqual({ received: true, mailed: false, by_whatsapp: false, by_phone: true });
    expect(await db.message.findFirstOrThrow()).toMatchObject({ phone: "+622518321234;ext=12/+62215551234" });
  });

  const question = { kind: "QUESTION", name: "Budi", whatsapp: "0812-3456-7890", question: "Apa itu Sulur?" } as const;
  const { user_email: _, ...contact } = CONTACT;

  it.each<SendMessageInput>([question, contact])(
    "keeps it, and nobody is mailed, whatever the budget: %j",
    async (input) => {
      const received = await sendMessage(writer, SendMessage.parse(input), { receipt: true });
      expect(received).toEqual({ received: true, mailed: false, by_whatsapp: true, by_phone: false });
      expect(await db.message.findFirstOrThrow()).toMatchObject({ email: null, phone: "+6281234567890" });
      expect(desk.mail.waiting).toEqual([]);
    },
  );

  it("is answered without a mail, by who is shown the number, which is written down; it can be taken back", async () => {
    const id = await send(question);
    const staff = desk.as(bima);
    const answered = await answer(id, null, staff);
    expect(answered).toMatchObject({ status: "ANSWERED", hasEmail: false, canSeeContact: true });
    expect(JSON.stringify(answered)).not.toContain("81234567890");
    expect(desk.mail.waiting).toEqual([]);
    expect(await revealContact(staff, id)).toEqual({ email: null, phone: "+6281234567890" });
    expect(await undo(answered, staff)).toMatchObject({ status: "NEW", steps: [] });
    const actions = await db.auditEntry.findMany({ orderBy: { id: "asc" }, select: { action: true } });
    expect(actions.map(({ action }) => action)).toEqual(["message.answered", "message.contact_seen", "message.undo"]);
  });
});

describe("an answer", () => {
  it("leaves after the time to undo, with the letter quoted, and stands in the history", async () => {
    const id = await send();
    const view = await answer(id);
    expect(view).toMatchObject({ status: "ANSWERED", steps: [{ kind: "ANSWERED", by: "Ayu", undoable: true }] });
    const mail = desk.mail.waiting.at(-1);
    expect(mail?.notBefore).toEqual(new Date(MORNING.getTime() + 12_000));
    expect(mail?.message.to).toEqual({ name: "Sari Dewi", address: "sari@contoh.id" });
    expect(mail?.message.subject).toBe("Jawaban atas pesan Anda: Sensor air");
    expect(mail?.message.text).toContain("Silakan datang hari Sabtu.");
    expect(mail?.message.text).toContain("> Bolehkah kami memasang sensor?\n> Kami dari karang taruna.");
    expect(await db.auditEntry.findMany()).toMatchObject([{ action: "message.answered", subject: `message:${id}` }]);
  });

  it("can be given by who never sees the address", async () => {
    const id = await send();
    const view = await answer(id, null, desk.as(bima));
    expect(JSON.stringify(view)).not.toMatch(/contoh\.id|81234567890/u);
    expect(view.canSeeContact).toBe(false);
    expect(desk.mail.waiting.at(-1)?.message.to.address).toBe("sari@contoh.id");
  });

  it("needs an address", async () => {
    const note = { kind: "PLACE_NOTE", about: "place:7", body: "Pagarnya rusak.", writerKey: "visitor:uji" } as const;
    const { id } = await db.message.create({ data: note });
    await expect(answer(id)).rejects.toThrow("Pengirim tidak meninggalkan email");
    expect(await db.message.findUnique({ where: { id } })).toMatchObject({ status: "NEW" });
  });

  it("taken back in time never leaves, and the letter is new again", async () => {
    const id = await send();
    const before = desk.mail.waiting.length;
    const answered = await answer(id);
    desk.pass(9);
    expect(await undo(answered)).toMatchObject({ status: "NEW", steps: [] });
    expect(desk.mail.waiting).toHaveLength(before);
    const actions = await db.auditEntry.findMany({ orderBy: { id: "asc" }, select: { action: true } });
    expect(actions).toEqual([{ action: "message.answered" }, { action: "message.undo" }]);
  });

  it("cannot be taken back by others, too late, twice, or once it has left", async () => {
    const id = await send();
    const answered = await answer(id);
    await expect(undo(answered, desk.as(bima))).rejects.toThrow(Conflict);
    await desk.mail.cancel(null, desk.mail.waiting.at(-1)?.id ?? "");
    await expect(undo(answered)).rejects.toThrow("sudah terkirim");
    desk.pass(13);
    await expect(undo(answered)).rejects.toThrow("Hanya yang memutuskan");
    await expect(undoMessageStep(desk, id, { step_id: 2_000_000_000 })).rejects.toThrow(NotFound);
    expect(await db.message.findUnique({ where: { id } })).toMatchObject({ status: "ANSWERED" });
  });

  it("of two at once is sent once, and the other is told who was first", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await send();
      const before = desk.mail.waiting.length;
      const results = await Promise.allSettled([answer(id), answer(id, null, desk.as(bima))]);
      const lost = results.find(({ status }) => status === "rejected");
      expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(String((lost as PromiseRejectedResult).reason)).toMatch(/(?:Ayu|Bima) menetapkan Dijawab/u);
      expect(desk.mail.waiting).toHaveLength(before + 1);
    }
  });
});

describe("setting aside", () => {
  it("and taking up again go without mail, each on what was seen", async () => {
    const id = await send();
    const mails = desk.mail.waiting.length;
    const closed = await settleMessage(desk, id, "close", { seen_step: null });
    expect(closed.status).toBe("CLOSED");
    const seen_step = closed.steps.at(-1)?.id ?? null;
    await expect(settleMessage(desk, id, "reopen", { seen_step: null })).rejects.toThrow(
      "sudah Anda putuskan: Selesai",
    );
    await expect(settleMessage(desk, id, "close", { seen_step })).rejects.toThrow("Pesan ini sudah Selesai");
    expect((await settleMessage(desk, id, "reopen", { seen_step })).status).toBe("NEW");
    expect(desk.mail.waiting).toHaveLength(mails);
  });

  it("is the work of staff", async () => {
    const id = await send();
    await expect(answer(id, null, writer)).rejects.toThrow(Forbidden);
    await expect(settleMessage(writer, id, "close", { seen_step: null })).rejects.toThrow(Forbidden);
    await expect(deskMessage(writer, id)).rejects.toThrow(Forbidden);
  });
});

describe("the address of who wrote", () => {
  it("is shown to an admin, and each look is written down", async () => {
    const id = await send();
    expect(await revealContact(desk, id)).toEqual({ email: "sari@contoh.id", phone: "+6281234567890" });
    expect(await db.auditEntry.findMany()).toMatchObject([
      { action: "message.contact_seen", subject: `message:${id}`, userId: ayu.userId },
    ]);
  });

  it("counts as none once its owner stopped the mails: staff who answer by hand see the number alone", async () => {
    const id = await send();
    const staff = desk.as(bima);
    expect((await deskMessage(staff, id))?.canSeeContact).toBe(false);
    await db.mailStop.create({ data: { kind: "message", rowId: id, addressKey: "x", stoppedAt: MORNING } });
    expect(await deskMessage(staff, id)).toMatchObject({ hasEmail: false, hasPhone: true, canSeeContact: true });
    expect(await revealContact(staff, id)).toEqual({ email: null, phone: "+6281234567890" });
    await db.message.update({ where: { id }, data: { phone: null } });
    expect((await deskMessage(staff, id))?.canSeeContact).toBe(false);
    await expect(revealContact(staff, id)).rejects.toThrow(Forbidden);
  });

  it("is shown to nobody else", async () => {
    const id = await send();
    await expect(revealContact(desk.as(bima), id)).rejects.toThrow(Forbidden);
    await expect(revealContact(writer, id)).rejects.toThrow(Forbidden);
    expect(await db.auditEntry.count()).toBe(0);
  });
});
