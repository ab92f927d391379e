import { beforeEach, describe, expect, it } from "vitest";
import { Forbidden } from "@/lib/kernel/errors";
import { stopMails, takeBackStop } from "@/lib/mails/commands-stop";
import { addEvent } from "@/prisma/factories/event";
import { type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { createEvent } from "./commands";
import { forgetOrganiserEmails, sendOrganiserLinks } from "./commands-organiser-link";
import { managedEvent } from "./queries-manage";
import { CreateEvent } from "./schemas";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const DAY = 86_400;
const EMAIL = "panitia@contoh.id";
let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE events CASCADE`;
  ctx = testContext(db, visitor("panitia"), NOON);
});

const ask = (email: string, receipt = true) => sendOrganiserLinks(ctx, { email }, { receipt });
const mails = () => ctx.mail.waiting.map(({ message }) => message);
const keyIn = (text: string, id: number) =>
  new RegExp(`/kegiatan/${id}/kelola#kunci=(\\S+)`, "u").exec(text)?.[1] ?? "";

describe("the private link of a new event", () => {
  const create = (fields: object, receipt: boolean) =>
    createEvent(
      ctx,
      CreateEvent.parse({
        title: "Tanam Bakau",
        date: "2026-03-20T08:00",
        zone: "WIB",
        description: "Bawa sepatu bot.",
        capacity: 20,
        location: "Muara Angke",
        organiser: "Karang Taruna",
        ...fields,
      }),
      { withCode: true, receipt },
    );

  it("is mailed to the address that was left, and opens the event", async () => {
    const { id, mailed } = await create({ organiser_email: EMAIL }, true);
    expect(mailed).toBe(true);
    const [mail, ...more] = mails();
    expect(more).toEqual([]);
    expect(mail?.to.address).toBe(EMAIL);
    expect((await managedEvent(ctx, id, keyIn(mail?.text ?? "", id))).event.title).toBe("Tanam Bakau");
  });

  it("is not mailed without an address, or to one that has had enough mails today", async () => {
    expect((await create({}, true)).mailed).toBe(false);
    expect((await create({ organiser_email: EMAIL }, false)).mailed).toBe(false);
    expect(mails()).toEqual([]);
  });
});

describe("a lost private link", () => {
  it("comes again to the organiser's address, for each event, and opens it while the first one still does", async () => {
    const older = await addEvent(db, { organiserEmail: EMAIL, createdAt: NOON, title: "Tanam Bakau" });
    const newer = await addEvent(db, { organiserEmail: EMAIL, createdAt: NOON, title: "Bersih Pantai" });
    await addEvent(db, { organiserEmail: "lain@contoh.id", createdAt: NOON, title: "Punya orang" });
    await ask(EMAIL);
    expect(mails()).toHaveLength(1);
    const [mail] = mails();
    expect(mail?.to.address).toBe(EMAIL);
    expect(mail?.text).not.toContain("Punya orang");
    for (const { id, title } of [older, newer]) {
      expect((await managedEvent(ctx, id, keyIn(mail?.text ?? "", id))).event.title).toBe(title);
    }
    await expect(managedEvent(ctx, older.id, keyIn(mail?.text ?? "", newer.id))).rejects.toThrow(Forbidden);
  });

  it("is answered alike for an address that nobody knows, and for one that got too many mails", async () => {
    await addEvent(db, { organiserEmail: EMAIL, createdAt: NOON });
    const answers = [await ask("siapa@contoh.id"), await ask(EMAIL, false)];
    expect(mails()).toEqual([]);
    expect([...answers, await ask(EMAIL)].every((one) => one.message === answers[0]?.message)).toBe(true);
  });

  it("stays with who stopped the mails, in the same words, until they take that back", async () => {
    await addEvent(db, { organiserEmail: EMAIL, createdAt: NOON });
    const first = await ask(EMAIL);
    const token = new URL(mails()[0]?.unsubscribe ?? "").searchParams.get("token") ?? "";
    await stopMails(ctx, token);
    expect(await ask(EMAIL)).toEqual(first);
    expect(first.message).toContain("email kami tidak dihentikan");
    expect(mails()).toHaveLength(1);
    await takeBackStop(ctx, token);
    await ask(EMAIL);
    expect(mails()).toHaveLength(2);
  });

  it("ends with the address, which goes ninety days after the event", async () => {
    const { id, endsAt } = await addEvent(db, { organiserEmail: EMAIL, createdAt: NOON });
    await ask(EMAIL);
    const key = keyIn(mails()[0]?.text ?? "", id);
    expect(await forgetOrganiserEmails(ctx)).toBe(0);
    ctx.pass((endsAt.getTime() - NOON.getTime()) / 1000 + 91 * DAY);
    expect(await forgetOrganiserEmails(ctx)).toBe(1);
    expect((await db.event.findUniqueOrThrow({ where: { id } })).organiserEmail).toBeNull();
    await expect(managedEvent(ctx, id, key)).rejects.toThrow(Forbidden);
    await ask(EMAIL);
    expect(mails()).toHaveLength(1);
  });
});
