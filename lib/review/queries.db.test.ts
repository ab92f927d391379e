import { expect, it } from "vitest";
import { Forbidden } from "@/lib/kernel/errors";
import { createDatabase } from "@/prisma/client";
import { addPartner } from "@/prisma/factories/partner";
import { addPlace } from "@/prisma/factories/place";
import { addReport, addReportUpdate } from "@/prisma/factories/report";
import { addVolunteer } from "@/prisma/factories/volunteer";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { reviewQueue, waitingCounts } from "./queries";
import { REVIEW_KINDS, waitingInAll } from "./rules";

const { db, url } = await testDatabase();
const ctx = testContext(db, await member(db, "Bima", "PENGELOLA"), new Date("2026-03-14T09:00:00+07:00"));
const on = (day: number) => new Date(Date.UTC(2026, 2, day));
const letter = { kind: "CONTACT", name: "Sari", body: "Halo.", writerKey: "visitor:uji" } as const;

it("gives everything that waits exactly once, oldest first, each with the way to its desk", async () => {
  const report = await addReport(db, { createdAt: on(2), heldReason: "link" });
  await addReport(db, { createdAt: on(1), status: "VERIFIED" });
  // Of one report all that waits is one thing.
  for (const heldReason of ["first", "photo"]) await addReportUpdate(db, { reportId: report.id, heldReason });
  await addReportUpdate(db, { reportId: report.id });
  const pending = await addPlace(db, { createdAt: on(1), name: "Taman Satu" });
  const noted = await addPlace(db, { createdAt: on(1), status: "APPROVED", name: "Taman Dua" });
  const note = { ...letter, kind: "PLACE_NOTE", about: `place:${noted.id}`, createdAt: on(3) } as const;
  await db.message.create({ data: note });
  const message = await db.message.create({ data: { ...letter, subject: "Kerja sama", createdAt: on(4) } });
  await db.message.create({ data: { ...letter, status: "ANSWERED" } });
  const later = await addReport(db, { createdAt: on(5) });
  await addVolunteer(db, { createdAt: on(6), heldReason: "link" });
  await addVolunteer(db, { createdAt: on(6) });
  await addPartner(db, { createdAt: on(7), heldReason: "link" });
  await addPartner(db, { createdAt: on(7) });
  const updated = await addReport(db, { createdAt: on(1), status: "RESOLVED" });
  await addReportUpdate(db, { reportId: updated.id, createdAt: on(8), heldReason: "first" });
  const denied = await addReport(db, { createdAt: on(9), status: "CLAIMED", reopenWaits: true });

  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await reviewQueue(ctx, { kinds: REVIEW_KINDS, limit: 2, cursor });
    seen.push(...page.items.map(({ href }) => href));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual([
    `/admin/lokasi?lokasi=${pending.id}`,
    `/admin/laporan?laporan=${report.code}`,
    `/admin/lokasi?queue=DOUBTED&lokasi=${noted.id}`,
    `/admin/pesan?pesan=${message.id}`,
    `/admin/laporan?laporan=${later.code}`,
    "/admin/relawan?keadaan=tertahan",
    "/admin/mitra?keadaan=ditahan",
    `/admin/laporan?laporan=${updated.code}`,
    `/admin/laporan?laporan=${denied.code}`,
  ]);
  expect(waitingInAll(await waitingCounts(ctx))).toBe(seen.length);
  const reports = await reviewQueue(ctx, { kinds: ["laporan"], limit: 20 });
  expect(reports.items.map(({ text, heldReason }) => [text.split(",")[0], heldReason])).toEqual([
    [report.code, "link"],
    [later.code, null],
    [updated.code, null],
    [denied.code, null],
  ]);
  expect(reports.nextCursor).toBeNull();
  await expect(reviewQueue(ctx.as(visitor("tamu")), { kinds: REVIEW_KINDS, limit: 2 })).rejects.toThrow(Forbidden);
});

it("counts what waits at all desks with one statement, as each page of the desk shows it", async () => {
  const statements: string[] = [];
  const counted = createDatabase(url, { onQuery: ({ sql }) => statements.push(sql) });
  expect(await waitingCounts({ ...ctx, db: counted })).toEqual(await waitingCounts(ctx));
  await counted.$disconnect();
  expect(statements).toHaveLength(1);
});
