import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sha256 } from "@/lib/accounts/tokens";
import { csvFile } from "@/lib/format/csv";
import { Conflict, Forbidden, InvalidInput, NotFound, Unauthenticated } from "@/lib/kernel/errors";
import { addPartner } from "@/prisma/factories/partner";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { addMember, recordEntry, releaseBook, renewBookLink, saveBook } from "./commands";
import { depositBook, exportDeposits, listMembers, memberEntries, ownBook, ownBooks } from "./queries";
import { RecordEntry } from "./schemas";

const { db } = await testDatabase();
const ctx = testContext(db, visitor("bank"), new Date("2026-03-14T09:00:00+07:00"));

async function bank(name: string) {
  const token = `kunci-${name}-${randomUUID()}`;
  const prices = [
    { name: "Botol PET", rupiah: 3333 },
    { name: "Kardus", rupiah: 1500 },
  ];
  const { id } = await addPartner(db, { name, prices, manageTokenHash: sha256(token), slug: randomUUID() });
  const household = await addMember(ctx, id, { token, name: "Ibu Tuti", request_key: randomUUID() });
  const record = (input: object) =>
    recordEntry(ctx, id, household.id, RecordEntry.parse({ token, request_key: randomUUID(), ...input }));
  const deposit = (grams: number, material = "Botol PET") => record({ kind: "DEPOSIT", material, grams });
  const withdraw = (rupiah: number) => record({ kind: "WITHDRAWAL", rupiah });
  const key = household.book_path.split("#kunci=")[1] ?? "";
  return { id, token, household, record, deposit, withdraw, key };
}

describe("the deposit book", () => {
  it("adds up exactly, at the price of the day", async () => {
    const { id, deposit, withdraw, key } = await bank("Melati");
    expect((await deposit(1500)).entry).toMatchObject({ amount: 5000, price: 3333, grams: 1500 });
    await db.partner.update({ where: { id }, data: { prices: [{ name: "Botol PET", rupiah: 4000 }] } });
    expect((await deposit(250)).balance).toBe(6000);
    expect((await withdraw(999)).balance).toBe(5001);
    const book = await depositBook(ctx, key);
    expect(book).toMatchObject({ balance: 5001, name: "Ibu Tuti", partner: { name: "Melati" }, next: null });
    expect(book.entries.map(({ amount }) => amount)).toEqual([-999, 1000, 5000]);
  });

  it("writes a form that is sent fifty times once, and refuses its key for anything else", async () => {
    const { record, key } = await bank("Mawar");
    const form = { kind: "DEPOSIT", material: "Kardus", grams: 2000, request_key: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => record(form)));
    expect(new Set(answers.map(({ entry }) => entry.id)).size).toBe(1);
    expect((await depositBook(ctx, key)).balance).toBe(3000);
    await expect(record({ ...form, grams: 3000 })).rejects.toThrow(Conflict);
  });

  it("writes nothing at another price than the form showed, but answers a repeated form as before", async () => {
    const { id, record, key } = await bank("Soka");
    const form = { kind: "DEPOSIT", material: "Kardus", grams: 2000, price: 1500, request_key: randomUUID() };
    const first = await record(form);
    await db.partner.update({ where: { id }, data: { prices: [{ name: "Kardus", rupiah: 1200 }] } });
    expect((await record(form)).entry).toEqual(first.entry);
    await expect(record({ ...form, request_key: randomUUID() })).rejects.toThrow("sekarang Rp1.200 per kg");
    expect((await depositBook(ctx, key)).balance).toBe(3000);
  });

  it("never pays out more than there is, however many ask at once", async () => {
    const { deposit, withdraw, key } = await bank("Anggrek");
    await deposit(1500);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => withdraw(900)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    expect((await depositBook(ctx, key)).balance).toBe(500);
    await expect(withdraw(501)).rejects.toThrow(InvalidInput);
  });

  it("is corrected by one counter-entry with words, which stays as it is", async () => {
    const { record, deposit, key } = await bank("Kenanga");
    const { entry } = await deposit(3000);
    const correction = { kind: "CORRECTION", corrects_id: entry.id, note: "Salah timbang" };
    expect(() => RecordEntry.parse({ ...correction, note: "", request_key: randomUUID() })).toThrow(
      "Tulis alasan koreksi",
    );
    const answers = await Promise.allSettled([record(correction), record(correction)]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { balance, entries } = await depositBook(ctx, key);
    expect(balance).toBe(0);
    expect(entries[1]).toMatchObject({ id: entry.id, corrected: true, amount: 9999 });
    await expect(record({ ...correction, corrects_id: entries[0]?.id })).rejects.toThrow(InvalidInput);
    const other = await bank("Lain");
    await expect(other.record(correction)).rejects.toThrow(NotFound);
  });

  it("says so before the correction of a spent deposit makes a debt, also where it was spent at that moment", async () => {
    const { record, deposit, withdraw, key } = await bank("Lili");
    const { entry } = await deposit(3000);
    await withdraw(9000);
    const correction = { kind: "CORRECTION", corrects_id: entry.id, note: "Salah timbang" };
    await expect(record(correction)).rejects.toThrow("menjadi −Rp9.000");
    expect((await depositBook(ctx, key)).balance).toBe(999);
    expect((await record({ ...correction, accepts_debt: true })).balance).toBe(-9000);
    await expect(withdraw(1)).rejects.toThrow("paling banyak Rp0");

    const other = await bank("Tulip");
    const { entry: wrong } = await other.deposit(3000);
    const both = await Promise.allSettled([
      other.withdraw(9999),
      other.record({ ...correction, corrects_id: wrong.id }),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await depositBook(ctx, other.key)).balance).toBe(0);
  });

  it("cannot be changed or cut in the database, and goes only with the whole waste bank", async () => {
    const { id, deposit, household } = await bank("Dahlia");
    const { entry } = await deposit(1000);
    const remaining = "neither changed nor deleted";
    await expect(db.depositEntry.update({ where: { id: entry.id }, data: { amount: 1 } })).rejects.toThrow(remaining);
    await expect(db.depositEntry.delete({ where: { id: entry.id } })).rejects.toThrow(remaining);
    await expect(db.partnerMember.delete({ where: { id: household.id } })).rejects.toThrow(remaining);
    await db.partner.delete({ where: { id } });
    expect(await db.depositEntry.count({ where: { partnerId: id } })).toBe(0);
  });
});

describe("who may open it", () => {
  it("is the waste bank alone, not another one and not staff", async () => {
    const { id, token, household, deposit } = await bank("Teratai");
    const other = await bank("Tetangga");
    const admin = ctx.as(await member(db, "Bima", "ADMIN"));
    for (const [who, key] of [
      [ctx, undefined],
      [ctx, other.token],
      [admin, undefined],
    ] as const) {
      await expect(listMembers(who, id, key)).rejects.toThrow(Forbidden);
      await expect(memberEntries(who, id, household.id, key)).rejects.toThrow(Forbidden);
      await expect(exportDeposits(who, id, key)).rejects.toThrow(Forbidden);
    }
    await expect(memberEntries(ctx, other.id, household.id, other.token)).rejects.toThrow(NotFound);
    await deposit(1500);
    expect((await listMembers(ctx, id, token)).items).toMatchObject([{ name: "Ibu Tuti", balance: 5000 }]);
    expect((await memberEntries(ctx, id, household.id, token)).items).toHaveLength(1);
  });

  it("is a member for the own page only, until the link is renewed", async () => {
    const { id, token, household, key } = await bank("Cempaka");
    for (const wrong of ["", "1-x", `${household.id + 1}${key.slice(String(household.id).length)}`]) {
      await expect(depositBook(ctx, wrong)).rejects.toThrow(Forbidden);
    }
    const renewed = await renewBookLink(ctx, id, household.id, token);
    await expect(depositBook(ctx, key)).rejects.toThrow(Forbidden);
    expect((await depositBook(ctx, renewed.book_path.split("#kunci=")[1] ?? "")).name).toBe("Ibu Tuti");
  });
});

describe("a book that is saved in an account", () => {
  it("opens by account, however often it was saved, and lies in one account only", async () => {
    const { deposit, key } = await bank("Kamboja");
    await deposit(1500);
    const tuti = ctx.as(await member(db, "Tuti"));
    const saved = await Promise.all(Array.from({ length: 20 }, () => saveBook(tuti, { token: key })));
    const id = saved[0]?.id ?? 0;
    expect(new Set(saved.map((one) => one.id)).size).toBe(1);
    expect((await ownBooks(tuti, { limit: 3 })).items).toMatchObject([{ id, name: "Ibu Tuti", balance: 5000 }]);
    expect(await ownBook(tuti, id)).toMatchObject({ balance: 5000, saved: "own", entries: [{ amount: 5000 }] });

    const other = ctx.as(await member(db, "Orang Lain"));
    await expect(saveBook(other, { token: key })).rejects.toThrow(Conflict);
    await expect(ownBook(other, id)).rejects.toThrow(NotFound);
    await expect(releaseBook(other, id)).rejects.toThrow(NotFound);
    expect((await depositBook(other, key)).saved).toBe("other");
    await expect(saveBook(other, { token: `${key}x` })).rejects.toThrow(Forbidden);
    await expect(saveBook(ctx, { token: key })).rejects.toThrow(Unauthenticated);
  });

  it("goes to one of two who save it at once", async () => {
    const { key } = await bank("Flamboyan");
    const people = await Promise.all(["Satu", "Dua"].map(async (name) => ctx.as(await member(db, `Serempak ${name}`))));
    const tries = await Promise.allSettled(people.map((person) => saveBook(person, { token: key })));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is released by its owner, and leaves the link and the waste bank's book as they are", async () => {
    const { id: partnerId, token, household, deposit, key } = await bank("Wijaya");
    const owner = ctx.as(await member(db, "Pelepas"));
    await deposit(1500);
    const { id } = await saveBook(owner, { token: key });
    expect((await listMembers(ctx, partnerId, token)).items).toMatchObject([{ saved: true }]);
    await releaseBook(owner, id);
    await expect(ownBook(owner, id)).rejects.toThrow(NotFound);
    expect(await depositBook(ctx, key)).toMatchObject({ id: household.id, balance: 5000, saved: null });
  });

  it("ends with the link when the waste bank renews it, so that a stranger does not keep it", async () => {
    const { id: partnerId, token, household, key } = await bank("Bougenvil");
    const stranger = ctx.as(await member(db, "Penemu Tautan"));
    await saveBook(stranger, { token: key });
    await renewBookLink(ctx, partnerId, household.id, token);
    await expect(ownBook(stranger, household.id)).rejects.toThrow(NotFound);
  });

  it("stays with the waste bank when the account goes", async () => {
    const { deposit, key } = await bank("Sedap Malam");
    await deposit(1500);
    const owner = await member(db, "Pamit");
    await saveBook(ctx.as(owner), { token: key });
    await db.user.delete({ where: { id: owner.userId } });
    expect(await depositBook(ctx, key)).toMatchObject({ balance: 5000, saved: null });
  });
});

describe("its file", () => {
  it("holds every entry, and nothing that a spreadsheet runs", async () => {
    const { id, token, record } = await bank("Seroja");
    await record({ kind: "DEPOSIT", material: "Kardus", grams: 1000, note: "=1+1" });
    let file = "";
    for await (const chunk of csvFile(await exportDeposits(ctx, id, token))) file += chunk;
    expect(file).toContain(`"Setoran","Kardus",1000,1500,1500,"'=1+1"`);
  });

  it("says each entry's day and hour on the clock of the waste bank", async () => {
    const { id, token, key, record } = await bank("Matoa");
    await db.partner.update({ where: { id }, data: { areaCode: "91.71", province: "Papua" } });
    const EARLY = -3.5 * 3600;
    ctx.pass(EARLY);
    await record({ kind: "DEPOSIT", material: "Kardus", grams: 1000 });
    ctx.pass(-EARLY);
    let file = "";
    for await (const chunk of csvFile(await exportDeposits(ctx, id, token))) file += chunk;
    expect(file).toContain('"2026-03-14 07:30:00 WIT"');
    expect((await depositBook(ctx, key)).entries).toMatchObject([{ zone: "WIT" }]);
  });
});
