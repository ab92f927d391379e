import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "@/lib/format/dates";
import { Conflict, Forbidden } from "@/lib/kernel/errors";
import { volunteerToken } from "@/lib/volunteers/access";
import { linkedVolunteer } from "@/lib/volunteers/queries";
import { addVolunteer } from "@/prisma/factories/volunteer";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { actOnVolunteer, editVolunteer, undoVolunteerAction } from "./commands";
import { deskVolunteers, volunteerCounts } from "./queries";

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
