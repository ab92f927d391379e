import { expect, it } from "vitest";
import { ownAccount } from "@/lib/accounts/own/queries";
import { volunteerPath } from "@/lib/volunteers/rules";
import { createDatabase } from "@/prisma/client";
import { addEvent } from "@/prisma/factories/event";
import { addPartner } from "@/prisma/factories/partner";
import { addPlace } from "@/prisma/factories/place";
import { addReport } from "@/prisma/factories/report";
import { addThread } from "@/prisma/factories/thread";
import { addVolunteer } from "@/prisma/factories/volunteer";
import { member, testContext } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { loadOwnedRecords } from "./load-owned-records";

const { db, url } = await testDatabase();
const NOW = new Date("2026-03-14T09:00:00+07:00");

/** One of each kind under an account, named after it. */
async function accountWith(name: string) {
  const actor = await member(db, name);
  const writerKey = `user:${actor.userId}`;
  const fields = { writerKey, createdAt: NOW };
  await addReport(db, { ...fields, damageType: "Sampah liar" });
  await addPlace(db, { ...fields, name: `Taman ${name}` });
  await addThread(db, { ...fields, title: `Topik ${name}` });
  await addThread(db, { ...fields, title: `Tersembunyi ${name}`, hiddenAt: NOW, hiddenWords: "Iklan" });
  const event = await addEvent(db, { ...fields, title: `Kegiatan ${name}` });
  await db.eventRegistration.create({
    data: { eventId: event.id, userId: actor.userId, name, status: "CONFIRMED", people: 2 },
  });
  await addEvent(db, { ...fields, title: `Terhapus ${name}`, deletedAt: NOW });
  const confirmed = await addVolunteer(db, { ...fields, name, email: `${name}@warga.test` });
  await addVolunteer(db, { ...fields, name, email: `${name}2@warga.test`, confirmedAt: null });
  await addPartner(db, { ...fields, name: `Bank ${name}`, heldReason: "link" });
  const bank = await addPartner(db, { name: "Bank Lain" });
  await db.partnerMember.create({
    data: { partnerId: bank.id, name, userId: actor.userId, requestKey: crypto.randomUUID() },
  });
  return { actor, confirmed };
}

it("gathers what was made with the account, each with its state, and nothing of others", async () => {
  const { actor, confirmed } = await accountWith("Putri");
  await accountWith("Tetangga");
  const all = await loadOwnedRecords(testContext(db, actor, NOW));

  expect(all.reports.items).toHaveLength(1);
  expect(all.places.items.map(({ name }) => name)).toEqual(["Taman Putri"]);
  expect(all.topics.items).toMatchObject([
    { title: "Tersembunyi Putri", state: "hidden", hidden_words: "Iklan" },
    { title: "Topik Putri", state: "shown" },
  ]);
  expect(all.registrations.items).toMatchObject([{ title: "Kegiatan Putri", people: 2, phase: "open" }]);
  expect(all.events.map(({ title }) => title)).toEqual(["Kegiatan Putri"]);
  expect(all.books.items).toMatchObject([{ name: "Putri", partner: { name: "Bank Lain" }, balance: 0 }]);
  expect(all.partners).toMatchObject([{ name: "Bank Putri", held: true }]);
  // Only its mail confirms an address, so its link stands nowhere else before that.
  const token = `volunteer.${confirmed.id}.signed`;
  expect(all.volunteers.map(({ path }) => path)).toEqual([null, volunteerPath(confirmed.id, token)]);
});

it("/akun reads the account and each kind of record in one statement", async () => {
  const { actor } = await accountWith("Sari");
  const statements: string[] = [];
  const counted = createDatabase(url, { onQuery: ({ sql }) => statements.push(sql) });
  const ctx = { ...testContext(db, actor, NOW), db: counted };
  await ownAccount(ctx);
  await loadOwnedRecords(ctx);
  await counted.$disconnect();
  // The account, and nine kinds of records.
  expect(statements).toHaveLength(10);
});
