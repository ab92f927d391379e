import { describe, expect, it } from "vitest";
import { Conflict, Forbidden, InvalidInput } from "@/lib/kernel/errors";
import { actOnPartner, undoPartnerAction } from "@/lib/partners/desk/commands";
import { deskPartners } from "@/lib/partners/desk/queries";
import { addPartner } from "@/prisma/factories/partner";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { createPartner, editPartner, forgetPreviousEmails } from "./commands";
import { listPartners, managedPartner, partnerPage } from "./queries";
import { ADDRESS_HOLD_DAYS } from "./rules";
import { CreatePartner, EditPartner, ListPartners } from "./schemas";
import type { ManagedPartnerView } from "./view";

const { db } = await testDatabase();
const now = new Date("2026-03-14T09:00:00+07:00");
const ctx = testContext(db, visitor("mitra"), now);
const admin = ctx.as(await member(db, "Bima", "ADMIN"));
const pengelola = ctx.as(await member(db, "Putri", "PENGELOLA"));
const FORM = { name: "Bank Sampah Melati", email: "melati@contoh.id", phone: "0812-3456-7890" };

function register(fields: object = {}) {
  return createPartner(ctx.as(visitor(`mitra-${Math.random()}`)), CreatePartner.parse({ ...FORM, ...fields }));
}

function edit(managed: ManagedPartnerView, token: string | null, fields: object = {}) {
  const { id, revision, name, phone } = managed;
  return {
    id,
    input: EditPartner.parse({
      token: token ?? undefined,
      revision,
      name,
      phone,
      whatsapp: true,
      materials: ["plastik", "logam"],
      hours: [
        { day: 6, opens: "08:00", closes: "11:00" },
        { day: 2, opens: "14:00", closes: "16:00" },
      ],
      prices: [{ name: "Botol PET bening", rupiah: 3500 }],
      prices_on: "2026-03-10",
      latitude: -6.2,
      longitude: 106.8,
      ...fields,
    }),
  };
}

describe("a new waste bank", () => {
  it("stands first in the list at once, never with its e-mail address or its message to the team", async () => {
    const created = await register({ message: "Mohon kunjungan." });
    expect(created).toMatchObject({ phone: "+6281234567890", address: null, held: false });
    expect(created.manage_token).toMatch(/^[\w-]{20,}$/u);
    const [first] = (await listPartners(ctx, ListPartners.parse({}))).items;
    expect(first?.id).toBe(created.id);
    expect(JSON.stringify([created, first])).not.toMatch(/melati@contoh|kunjungan/u);
    const unchanged = await db.partner.findUniqueOrThrow({ where: { id: created.id } });
    expect(unchanged.manageTokenHash).not.toBe(created.manage_token);
  });

  it("gets its private link by mail, once, and not while it is held or its address has had enough", async () => {
    const person = ctx.as(visitor("mitra-surat"));
    const create = (fields: object, receipt: boolean) =>
      createPartner(person, CreatePartner.parse({ ...FORM, ...fields }), { receipt });
    const created = await create({ email: "surat@contoh.id" }, true);
    expect(created.mailed).toBe(true);
    const mails = person.mail.waiting
      .map(({ message }) => message)
      .filter(({ to }) => to.address === "surat@contoh.id");
    expect(mails).toHaveLength(1);
    const token = /#kunci=(\S+)/u.exec(mails[0]?.text ?? "")?.[1] ?? "";
    expect((await managedPartner(ctx, created.id, token)).name).toBe(FORM.name);
    const before = person.mail.waiting.length;
    const held = await create({ name: "Bank Sampah www.judi.com" }, true);
    const spent = await create({ name: "Bank Sampah Mawar" }, false);
    expect([held.mailed, spent.mailed]).toEqual([false, false]);
    expect(person.mail.waiting).toHaveLength(before);
  });

  it("waits for staff when the filter doubts it", async () => {
    const held = await register({ name: "Bank Sampah www.judi.com" });
    expect(held.held).toBe(true);
    expect(await partnerPage(ctx, held.slug)).toBeNull();
    await actOnPartner(pengelola, held.id, "release");
    expect(await partnerPage(ctx, held.slug)).toMatchObject({ partner: { id: held.id } });
    await expect(actOnPartner(pengelola, held.id, "release")).rejects.toThrow(Conflict);
  });

  it("must have a name, an address for mail and a phone", () => {
    const { error } = CreatePartner.safeParse({ ...FORM, email: " " });
    expect(error?.issues[0]?.message).toContain("Email wajib diisi");
  });
});

describe("its own page", () => {
  it("is changed with the private link only, and not over somebody else's change", async () => {
    const { id, manage_token: token } = await register();
    await expect(managedPartner(ctx, id, "x".repeat(43))).rejects.toThrow(Forbidden);
    const managed = await managedPartner(ctx, id, token ?? "");
    expect(managed.email).toBe("melati@contoh.id");
    const change = edit(managed, token);
    const changed = await editPartner(ctx, id, change.input);
    expect(changed.hours.map(({ day }) => day)).toEqual([2, 6]);
    await expect(editPartner(ctx, id, change.input)).rejects.toThrow(Conflict);
    const spam = edit(changed, token, { schedule_note: "Lihat www.judi.com" });
    await expect(editPartner(ctx, id, spam.input)).rejects.toThrow(InvalidInput);
  });

  it("belongs to the account that registered it; of staff only admins see the address, and leave a mark", async () => {
    const owner = ctx.as(await member(db, "Sari"));
    const { id } = await createPartner(owner, CreatePartner.parse(FORM));
    expect((await managedPartner(owner, id, undefined)).email).toBe("melati@contoh.id");
    expect((await managedPartner(pengelola, id, undefined)).email).toBeNull();
    expect((await managedPartner(admin, id, undefined)).email).toBe("melati@contoh.id");
    const marks = await db.auditEntry.count({ where: { action: "partner.contact_seen", subject: `partner:${id}` } });
    expect(marks).toBe(1);
  });

  it("loses its badge with its name, keeps its old address leading on, and ends an old link with a new one", async () => {
    const { id, slug, manage_token: token } = await register();
    await expect(actOnPartner(pengelola, id, "verify_bsi")).rejects.toThrow(Forbidden);
    await actOnPartner(admin, id, "verify_bsi");
    const managed = await managedPartner(ctx, id, token ?? "");
    expect(managed.badge).toBe("BSI");
    const renamed = await editPartner(ctx, id, edit(managed, token, { name: "Bank Sampah Mawar" }).input);
    expect(renamed.badge).toBeNull();
    expect(await partnerPage(ctx, slug)).toEqual({ movedTo: `/bank-sampah/bank-sampah-mawar-${id}` });
    const { step_id } = await actOnPartner(admin, id, "verify_bsu");
    await undoPartnerAction(admin, id, step_id ?? 0);
    expect((await managedPartner(ctx, id, token ?? "")).badge).toBeNull();
    await actOnPartner(admin, id, "new_link");
    await expect(managedPartner(ctx, id, token ?? "")).rejects.toThrow(Forbidden);
  });

  it("refuses hours that end before they begin, a day twice, and prices without a day", async () => {
    const managed = { id: 1, revision: 0, name: "Bank Sampah", phone: "081234567890" } as ManagedPartnerView;
    const hours = { day: 1, opens: "10:00", closes: "09:00" };
    expect(() => edit(managed, null, { hours: [hours] })).toThrow("Jam tutup harus sesudah jam buka.");
    const monday = { day: 1, opens: "08:00", closes: "09:00" };
    expect(() => edit(managed, null, { hours: [monday, monday] })).toThrow("hanya boleh muncul sekali");
    expect(() => edit(managed, null, { prices_on: "" })).toThrow("Isi tanggal berlakunya harga");
  });
});

describe("what staff decide", () => {
  it("is told to the waste bank's address, once it can no longer be taken back", async () => {
    const { id, slug } = await register({ email: "kabar@contoh.id" });
    const mails = () => ctx.mail.waiting.filter(({ message }) => message.to.address === "kabar@contoh.id");
    const hidden = await actOnPartner(pengelola, id, "hide");
    expect(mails().map(({ message }) => message.subject)).toEqual(["Bank Sampah Melati tidak lagi tampil di Sulur"]);
    expect(mails()[0]?.notBefore?.getTime()).toBeGreaterThan(now.getTime());
    await undoPartnerAction(pengelola, id, hidden.step_id ?? 0);
    expect(mails()).toEqual([]);

    await actOnPartner(admin, id, "verify_bsu");
    const unverified = await actOnPartner(admin, id, "unverify");
    expect(mails().map(({ message }) => message.subject)).toEqual([
      "Bank Sampah Melati sudah terverifikasi",
      "Tanda terverifikasi Bank Sampah Melati dicabut",
    ]);
    expect(mails()[0]?.message.text).toContain(`https://sulur.test/bank-sampah/${slug}`);
    await ctx.mail.cancel(null, mails().at(-1)?.id ?? "");
    const late = undoPartnerAction(admin, id, unverified.step_id ?? 0);
    await expect(late).rejects.toThrow("Email kepada bank sampah ini sudah terkirim");
  });

  it("tells a held one that it will not be listed, but nobody of what a robot sent", async () => {
    const link = await register({ name: "Bank Sampah www.belanja.com", email: "ditolak@contoh.id" });
    const robot = await register({ email: "korban@contoh.id", website: "http://x.id" });
    for (const { id } of [link, robot]) await actOnPartner(pengelola, id, "hide");
    // Back where the filter held it, it is not to be seen either.
    await actOnPartner(pengelola, link.id, "restore");
    const notified = ctx.mail.waiting.filter(({ message }) => /ditolak|korban/u.test(message.to.address));
    expect(notified.map(({ message }) => message.subject)).toEqual([
      "Pendaftaran Bank Sampah www.belanja.com tidak ditampilkan",
    ]);
  });
});

describe("a new private link", () => {
  const keysTo = (address: string) =>
    ctx.mail.waiting
      .filter(({ message }) => message.to.address === address)
      .flatMap(({ message }) => /#kunci=([\w-]+)/u.exec(message.text)?.[1] ?? []);

  it("goes at once to the waste bank's address, and never to the staff who asked for it", async () => {
    const { id } = await register({ email: "tautan@contoh.id" });
    for (const staff of [pengelola, admin]) {
      const answer = await actOnPartner(staff, id, "new_link");
      expect(Object.keys(answer).sort()).toEqual(["message", "step_id"]);
      expect(JSON.stringify(answer)).not.toContain("kunci");
    }
    const [first, second] = keysTo("tautan@contoh.id");
    await expect(managedPartner(ctx, id, first)).rejects.toThrow(Forbidden);
    expect((await managedPartner(ctx, id, second)).owns).toBe(true);
    const [mail] = ctx.mail.waiting.filter(({ message }) => message.to.address === "tautan@contoh.id");
    expect(mail?.notBefore).toBeNull();
    const stored = await db.auditEntry.findMany({ where: { subject: `partner:${id}` } });
    expect(JSON.stringify(stored)).not.toContain(second);
  });

  it("is not led away by staff: none of them changes the address, which tells them nothing of it", async () => {
    const { id } = await register({ email: "milik@contoh.id" });
    for (const staff of [pengelola, admin]) {
      const managed = await managedPartner(staff, id, undefined);
      for (const email of ["saya@contoh.id", "milik@contoh.id"]) {
        await expect(editPartner(staff, id, edit(managed, null, { email }).input)).rejects.toThrow(Forbidden);
      }
      await editPartner(staff, id, edit(managed, null).input);
    }
    await actOnPartner(pengelola, id, "new_link");
    expect(keysTo("milik@contoh.id")).toHaveLength(1);
  });

  it("goes nowhere where there is no e-mail, nor for two weeks to the first one, which may be a thief's", async () => {
    const { email: _, ...form } = FORM;
    expect(CreatePartner.safeParse(form).error?.issues[0]).toMatchObject({
      path: ["email"],
      message: "Email wajib diisi bila nomornya tidak dapat dihubungi lewat WhatsApp.",
    });
    const { id, manage_token: token } = await createPartner(ctx, CreatePartner.parse({ ...form, whatsapp: true }));
    const sent = ctx.mail.waiting.length;
    await actOnPartner(pengelola, id, "hide");
    await actOnPartner(pengelola, id, "restore");
    await expect(actOnPartner(pengelola, id, "new_link")).rejects.toThrow("Tautan baru tidak dapat dikirim");
    const managed = await managedPartner(ctx, id, token ?? "");
    expect(managed).toMatchObject({ email: null, whatsapp: true });
    await editPartner(ctx, id, edit(managed, token, { email: "pertama@contoh.id" }).input);
    await expect(actOnPartner(pengelola, id, "new_link")).rejects.toThrow("Tautan baru tidak dapat dikirim");
    expect(ctx.mail.waiting).toHaveLength(sent);
    expect((await managedPartner(ctx, id, token ?? "")).owns).toBe(true);
    const later = new Date(now.getTime() + ADDRESS_HOLD_DAYS * 86_400_000);
    await actOnPartner({ ...pengelola, now: () => later }, id, "new_link");
    expect(keysTo("pertama@contoh.id")).toHaveLength(1);
    expect(await forgetPreviousEmails({ ...ctx, now: () => later })).toBe(1);
  });

  it("goes to the address before for two weeks after a change, of which that address is told", async () => {
    const { id, manage_token: token } = await register({ email: "lama@contoh.id" });
    const move = async (email: string, key: string | null | undefined) => {
      const managed = await managedPartner(ctx, id, key ?? "");
      await editPartner(ctx, id, edit(managed, key ?? "", { email }).input);
    };
    await move("maling@contoh.id", token);
    await move("maling2@contoh.id", token);
    const notified = ctx.mail.waiting.filter(({ message }) => message.to.address === "lama@contoh.id");
    expect(notified.map(({ message }) => message.subject)).toEqual(
      Array(2).fill("Email Bank Sampah Melati di Sulur diganti"),
    );
    expect(JSON.stringify(notified)).not.toMatch(/maling|kunci/u);
    expect(await db.auditEntry.count({ where: { action: "partner.address", subject: `partner:${id}` } })).toBe(2);
    await actOnPartner(pengelola, id, "new_link");
    const [key] = keysTo("lama@contoh.id");
    expect([key === undefined, ...keysTo("maling@contoh.id"), ...keysTo("maling2@contoh.id")]).toEqual([false]);
    await expect(managedPartner(ctx, id, token ?? "")).rejects.toThrow(Forbidden);

    await move("lama@contoh.id", key);
    const row = await db.partner.findUniqueOrThrow({ where: { id } });
    expect([row.email, row.previousEmail, row.emailHeldUntil]).toEqual(["lama@contoh.id", null, null]);
    await move("baru@contoh.id", key);
    expect(await forgetPreviousEmails(ctx)).toBe(0);
    const later = { ...ctx, now: () => new Date(now.getTime() + ADDRESS_HOLD_DAYS * 86_400_000) };
    expect(await forgetPreviousEmails(later)).toBe(1);
    await actOnPartner({ ...pengelola, now: later.now }, id, "new_link");
    expect(keysTo("baru@contoh.id")).toHaveLength(1);
  });
});

describe("the list", () => {
  it("is narrowed to a material and a day, and sorted by distance with unplaced ones last", async () => {
    await db.partner.deleteMany();
    await addPartner(db, { name: "Jauh", materials: ["plastik"], openDays: [6], latitude: -7.8, longitude: 110.4 });
    await addPartner(db, { name: "Dekat", materials: ["plastik"], openDays: [1], latitude: -6.2, longitude: 106.8 });
    await addPartner(db, { name: "Tanpa titik", materials: ["kertas"] });
    await addPartner(db, { name: "Tersembunyi", materials: ["plastik"], hiddenAt: now });
    const names = async (query: object) =>
      (await listPartners(ctx, ListPartners.parse(query))).items.map(({ name }) => name);
    expect(await names({ material: "plastik" })).toEqual(["Dekat", "Jauh"]);
    expect(await names({ day: "6" })).toEqual(["Jauh"]);
    expect(await names({ latitude: "-6.21", longitude: "106.81" })).toEqual(["Dekat", "Jauh", "Tanpa titik"]);
    const hidden = await deskPartners(pengelola, { keadaan: "disembunyikan" });
    expect(hidden.items.map(({ name }) => name)).toEqual(["Tersembunyi"]);
  });
});
