import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "@/lib/format/dates";
import { Conflict, Forbidden, InvalidInput } from "@/lib/kernel/errors";
import { volunteerToken } from "@/lib/volunteers/access";
import { linkedVolunteer } from "@/lib/volunteers/queries";
import { addEvent } from "@/prisma/factories/event";
import { addVolunteer } from "@/prisma/factories/volunteer";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { actOnVolunteer, editVolunteer, inviteVolunteers, undoVolunteerAction } from "./commands";
import { deskVolunteers, invitationChoices, volunteerCounts } from "./queries";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const at = (days: number) => new Date(NOON.getTime() + days * DAY_MS);
const pengelola = await member(db, "Bima", "PENGELOLA");
let ctx = testContext(db, pengelola, NOON);

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE volunteers, events, audit_entries CASCADE`;
  ctx = testContext(db, pengelola, NOON);
});

const add = (email: string | null, fields = {}) => addVolunteer(db, { email, createdAt: at(-20), ...fields });
const eventAhead = (fields = {}) => addEvent(db, { startsAt: at(5), endsAt: at(5.1), ...fields });
const notified = () => ctx.mail.waiting.map(({ message }) => message.to.address).sort();

describe("the desk of volunteers", () => {
  it("lists each state without an address, the held ones the longest waiting first", async () => {
    const first = await add("satu@contoh.id", { heldReason: "link", name: "Satu" });
    await add("dua@contoh.id", { heldReason: "robot", name: "Dua" });
    await add("tiga@contoh.id", { hiddenAt: NOON, name: "Tiga" });
    await add("empat@contoh.id", { area: "Bali", name: "Empat" });
    const names = async (query: Parameters<typeof deskVolunteers>[1]) =>
      (await deskVolunteers(ctx, query)).items.map(({ nama }) => nama);
    expect(await names({})).toEqual(["Empat"]);
    expect(await names({ keadaan: "tertahan" })).toEqual(["Satu", "Dua"]);
    expect(await names({ keadaan: "tertahan", cursor: first.id })).toEqual(["Dua"]);
    expect(await names({ keadaan: "tersembunyi" })).toEqual(["Tiga"]);
    expect(await names({ keadaan: "semua", q: "empat", daerah: "Bali" })).toEqual(["Empat"]);
    expect(JSON.stringify(await deskVolunteers(ctx, { keadaan: "semua" }))).not.toContain("@");
    expect(await volunteerCounts(ctx)).toEqual({ held: 2 });
    await expect(deskVolunteers(ctx.as(visitor("tamu")), {})).rejects.toThrow(Forbidden);
  });

  it("lets a held one go, and only then mails its address", async () => {
    const { id } = await add("sari@contoh.id", { heldReason: "link", confirmedAt: null });
    await actOnVolunteer(ctx, id, "show");
    expect(notified()).toEqual(["sari@contoh.id"]);
    await expect(actOnVolunteer(ctx, id, "show")).rejects.toThrow(Conflict);
    expect(notified()).toHaveLength(1);
    expect(ctx.expired).toContain("volunteers");
  });

  it("hides one, writes it down, and takes it back within seconds", async () => {
    const { id } = await add(null);
    const { step_id } = await actOnVolunteer(ctx, id, "hide");
    await expect(actOnVolunteer(ctx, id, "hide")).rejects.toThrow(Conflict);
    expect(await db.volunteer.count({ where: { hiddenAt: null } })).toBe(0);
    await undoVolunteerAction(ctx, id, step_id ?? 0);
    expect(await db.volunteer.count({ where: { hiddenAt: null } })).toBe(1);
    const entries = await db.auditEntry.findMany({ orderBy: { id: "asc" }, select: { action: true } });
    expect(entries.map(({ action }) => action)).toEqual(["volunteer.hidden", "volunteer.undo"]);
    await expect(actOnVolunteer(ctx.as(visitor("tamu")), id, "show")).rejects.toThrow(Forbidden);
  });

  it("tells who confirmed the address that the entry went and came back, and nobody else", async () => {
    const confirmed = await add("sari@contoh.id");
    const stranger = await add("bukan.dia@contoh.id", { confirmedAt: null });
    for (const { id } of [confirmed, stranger]) {
      await actOnVolunteer(ctx, id, "hide");
      await actOnVolunteer(ctx, id, "show");
    }
    expect(notified()).toEqual(["sari@contoh.id", "sari@contoh.id"]);
    expect(ctx.mail.waiting.map(({ message }) => message.subject)).toEqual([
      "Pendaftaran relawan Anda tidak lagi tampil",
      "Pendaftaran relawan Anda tampil kembali",
    ]);
  });

  it("mails nobody whom it holds again in time", async () => {
    const { id } = await add("sari@contoh.id", { heldReason: "link", confirmedAt: null });
    const { step_id } = await actOnVolunteer(ctx, id, "show");
    await undoVolunteerAction(ctx, id, step_id ?? 0);
    expect(notified()).toEqual([]);
    expect(await volunteerCounts(ctx)).toEqual({ held: 1 });
  });

  it("cannot take back what its mail has told already", async () => {
    const { id } = await add("sari@contoh.id");
    const { step_id } = await actOnVolunteer(ctx, id, "hide");
    await ctx.mail.cancel(null, ctx.mail.waiting.at(-1)?.id ?? "");
    await expect(undoVolunteerAction(ctx, id, step_id ?? 0)).rejects.toThrow("Email kepada relawan ini sudah terkirim");
    expect(await db.volunteer.count({ where: { hiddenAt: null } })).toBe(0);
  });

  it("mends what somebody wrote, says so to them, and not over a change that was not seen", async () => {
    const { id } = await add("sari@contoh.id", { motivation: "Telepon saya 0812." });
    const edit = {
      nama: "Sari",
      daerah: "Bali",
      aksi: "Menanam",
      motivasi: "Ingin teduh.",
      reason: "Memuat nomor.",
    } as const;
    await editVolunteer(ctx, id, { ...edit, seen_edited_at: null });
    expect((await deskVolunteers(ctx, {})).items).toMatchObject([
      { nama: "Sari", daerah: "Bali", motivasi: "Ingin teduh." },
    ]);
    const linked = await linkedVolunteer(ctx, id, volunteerToken(ctx, id));
    expect(linked).toMatchObject({ staff_edited_at: NOON.toISOString(), staff_edit_words: "Memuat nomor." });
    await expect(editVolunteer(ctx, id, { ...edit, nama: "Lain", seen_edited_at: null })).rejects.toThrow(Conflict);
    expect(JSON.stringify(await db.auditEntry.findMany())).not.toContain("0812");
    await expect(editVolunteer(ctx.as(visitor("tamu")), id, { ...edit, seen_edited_at: null })).rejects.toThrow(
      Forbidden,
    );
  });
});

describe("an invitation", () => {
  it("reaches the confirmed of the area who want it, are not registered, and were not invited this week", async () => {
    const event = await eventAhead();
    await add("ya@contoh.id");
    await add("dulu@contoh.id", { invitedAt: at(-8) });
    await add("baru@contoh.id", { invitedAt: at(-6) });
    await add("belum@contoh.id", { confirmedAt: null });
    await add("bosan@contoh.id", { optedOutAt: at(-1) });
    await add("tertahan@contoh.id", { heldReason: "link" });
    await add("bali@contoh.id", { area: "Bali" });
    await add("ikut@contoh.id");
    await add(null);
    const registration = { name: "Ikut", email: "ikut@contoh.id", emailKey: "ikut@contoh.id", people: 1 };
    await db.eventRegistration.create({ data: { ...registration, eventId: event.id, status: "CONFIRMED" } });

    const { people, events } = await invitationChoices(ctx);
    expect(people.find(({ area }) => area === "Medan")).toEqual({ area: "Medan", count: 3 });
    expect(events.map(({ id }) => id)).toEqual([event.id]);

    const input = { daerah: "Medan", event_id: event.id, pesan: "Bawa topi, ya." } as const;
    expect(await inviteVolunteers(ctx, input)).toEqual({ invited: 2 });
    expect(notified()).toEqual(["dulu@contoh.id", "ya@contoh.id"]);
    const message = ctx.mail.waiting[0]?.message;
    expect(message?.text).toContain("> Bawa topi, ya.");
    expect(message?.unsubscribe).toContain("/unsubscribe?token=");
    await expect(inviteVolunteers(ctx, input)).rejects.toThrow(Conflict);
    ctx.pass(8 * 86_400);
    await expect(inviteVolunteers(ctx, input)).rejects.toThrow(InvalidInput);
  });

  it("takes no more than two hundred at once, and nobody twice when two come at once", async () => {
    const event = await eventAhead();
    await db.volunteer.createMany({
      data: Array.from({ length: 210 }, (_, index) => ({
        name: `R ${index}`,
        email: `r${index}@contoh.id`,
        emailKey: `r${index}@contoh.id`,
        area: "Medan",
        action: "Tanam",
        motivation: "Hijau",
        writerKey: `visitor:${index}`,
        confirmedAt: NOON,
        confirmBefore: NOON,
      })),
    });
    const input = { daerah: "Medan", event_id: event.id } as const;
    const both = await Promise.all([inviteVolunteers(ctx, input), inviteVolunteers(ctx, input)]);
    // Which of the two gets how many is the database's affair.
    expect(Math.max(...both.map(({ invited }) => invited))).toBeLessThanOrEqual(200);
    expect(notified()).toHaveLength(210);
    expect(new Set(notified()).size).toBe(210);
  });

  it("is not for residents, nor about what is over or cancelled", async () => {
    await add("ya@contoh.id");
    const cancelled = await eventAhead({ cancelledAt: NOON });
    const input = { daerah: "Medan", event_id: cancelled.id } as const;
    await expect(inviteVolunteers(ctx, input)).rejects.toThrow(InvalidInput);
    await expect(inviteVolunteers(ctx.as(visitor("tamu")), input)).rejects.toThrow(Forbidden);
    expect(notified()).toEqual([]);
  });
});
