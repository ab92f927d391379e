import { describe, expect, it } from "vitest";
import { Conflict, Forbidden, InvalidInput } from "@/lib/kernel/errors";
import { addPartner } from "@/prisma/factories/partner";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { createPartner } from "./commands";
import { actOnPartner, undoPartnerAct } from "./commands-desk";
import { editPartner } from "./commands-edit";
import { listPartners, partnerPage } from "./queries";
import { deskPartners } from "./queries-desk";
import { managedPartner } from "./queries-manage";
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
    const kept = await db.partner.findUniqueOrThrow({ where: { id: created.id } });
    expect(kept.manageTokenHash).not.toBe(created.manage_token);
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
    expect(error?.issues[0]?.message).toBe("Nama, Email, dan Nomor Telepon harus diisi.");
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
    await undoPartnerAct(admin, id, step_id ?? 0);
    expect((await managedPartner(ctx, id, token ?? "")).badge).toBeNull();
    const { manage_path } = await actOnPartner(admin, id, "new_link");
    expect(manage_path).toContain("#kunci=");
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
    await undoPartnerAct(pengelola, id, hidden.step_id ?? 0);
    expect(mails()).toEqual([]);

    await actOnPartner(admin, id, "verify_bsu");
    const unverified = await actOnPartner(admin, id, "unverify");
    expect(mails().map(({ message }) => message.subject)).toEqual([
      "Bank Sampah Melati sudah terverifikasi",
      "Tanda terverifikasi Bank Sampah Melati dicabut",
    ]);
    expect(mails()[0]?.message.text).toContain(`https://sulur.test/bank-sampah/${slug}`);
    await ctx.mail.cancel(null, mails().at(-1)?.id ?? "");
    const late = undoPartnerAct(admin, id, unverified.step_id ?? 0);
    await expect(late).rejects.toThrow("Email kepada bank sampah ini sudah terkirim");
  });

  it("tells a held one that it will not be listed, but nobody of what a robot sent", async () => {
    const link = await register({ name: "Bank Sampah www.belanja.com", email: "ditolak@contoh.id" });
    const robot = await register({ email: "korban@contoh.id", website: "http://x.id" });
    for (const { id } of [link, robot]) await actOnPartner(pengelola, id, "hide");
    // Back where the filter held it, it is not to be seen either.
    await actOnPartner(pengelola, link.id, "restore");
    const told = ctx.mail.waiting.filter(({ message }) => /ditolak|korban/u.test(message.to.address));
    expect(told.map(({ message }) => message.subject)).toEqual([
      "Pendaftaran Bank Sampah www.belanja.com tidak ditampilkan",
    ]);
  });

  it("sends a new private link at once to the address that was registered", async () => {
    const { id } = await register({ email: "tautan@contoh.id" });
    const { manage_path } = await actOnPartner(pengelola, id, "new_link");
    const [mail] = ctx.mail.waiting.filter(({ message }) => message.to.address === "tautan@contoh.id");
    expect(mail?.notBefore).toBeNull();
    expect(mail?.message.text).toContain(`https://sulur.test${manage_path}`);
    const key = manage_path?.split("#kunci=")[1] ?? "";
    expect((await managedPartner(ctx, id, key)).owns).toBe(true);
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
