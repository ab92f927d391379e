import { beforeEach, expect, it } from "vitest";
import { areaContext, drawNames } from "@/lib/areas/test-areas";
import { addEvent } from "@/prisma/factories/event";
import { addPartner } from "@/prisma/factories/partner";
import { addPlace } from "@/prisma/factories/place";
import { addReport } from "@/prisma/factories/report";
import { addVolunteer } from "@/prisma/factories/volunteer";
import { testDatabase } from "@/scripts/testing/database";
import { areaPage, areasWithContent } from "./queries";
import { isEmptyArea } from "./view";

const { db } = await testDatabase();
const VILLAGE = "34.02.14.2002";
const ctx = areaContext(db);
const createdAt = new Date(ctx.now().getTime() - 86_400_000);

await drawNames(db);
beforeEach(() => db.$executeRaw`TRUNCATE reports, places, events, partners, volunteers CASCADE`);

/** @returns the page of a code that there is */
async function pageOf(code: string) {
  const page = await areaPage(ctx, code);
  if (page === null) throw new Error(`no page of ${code}`);
  return page;
}

const fillIn = async () => {
  await addReport(db, { createdAt, areaCode: VILLAGE, status: "VERIFIED", location: "Gang Satu" });
  await addReport(db, { createdAt, areaCode: "34.02.14", status: "IN_PROGRESS", location: "Gang Dua" });
  await addReport(db, { createdAt, areaCode: VILLAGE, status: "CLAIMED", location: "Gang Tiga" });
  await addReport(db, { createdAt, areaCode: "34.04", status: "RESOLVED", location: "Gang Empat" });
  await addEvent(db, {
    startsAt: new Date(ctx.now().getTime() + 3_600_000),
    createdAt,
    areaCode: VILLAGE,
    title: "Nanti",
  });
  await addEvent(db, { startsAt: createdAt, createdAt, areaCode: VILLAGE, title: "Kemarin" });
  await addPlace(db, { createdAt, areaCode: VILLAGE, status: "APPROVED", name: "Taman Srimulyo" });
  await addPartner(db, { createdAt, areaCode: "34.02.14", name: "Bank Piyungan" });
};

it("an area's page holds what lies in it and in its parts, at all four levels", async () => {
  await fillIn();
  const province = await pageOf("34");
  expect(province.way.map(({ name }) => name)).toEqual(["DI Yogyakarta"]);
  expect(province.counts).toEqual({ verified: 4, open: 2, claimed: 1, resolved: 1 });
  expect(province.parts.map(({ name, verified }) => [name, verified])).toEqual([
    ["Kabupaten Bantul", 3],
    ["Kabupaten Sleman", 1],
  ]);
  expect(province.resolved).toMatchObject([{ location: "Gang Empat", before: null, after: null }]);
  for (const code of ["34.02", "34.02.14"]) {
    const page = await pageOf(code);
    expect(page.counts, code).toEqual({ verified: 3, open: 2, claimed: 1, resolved: 0 });
    expect(
      page.open.map(({ location }) => location),
      code,
    ).toEqual(["Gang Dua", "Gang Satu"]);
    expect(
      page.partners.map(({ name }) => name),
      code,
    ).toEqual(["Bank Piyungan"]);
  }
  const village = await pageOf(VILLAGE);
  expect(village.way.map(({ name }) => name)).toEqual(["DI Yogyakarta", "Kabupaten Bantul", "Piyungan", "Srimulyo"]);
  expect(village.counts).toEqual({ verified: 2, open: 1, claimed: 1, resolved: 0 });
  expect(village.claimed.map(({ location }) => location)).toEqual(["Gang Tiga"]);
  expect(village.events.map(({ title }) => title)).toEqual(["Nanti"]);
  expect(village.places.map(({ name }) => name)).toEqual(["Taman Srimulyo"]);
  expect(village.parts).toEqual([]);
  expect(isEmptyArea(village)).toBe(false);
});

it("a code that a newer edition replaced shows the area of today, and an unknown one nothing", async () => {
  await db.area.create({
    data: { code: "34.03", level: 2, name: "Kabupaten Lama", searchKey: "lama", successor: "34.02" },
  });
  expect((await pageOf("34.03")).area.code).toBe("34.02");
  expect(await areaPage(ctx, "34.99")).toBeNull();
  await db.area.delete({ where: { code: "34.03" } });
});

it("an area in which nothing happened is empty, but names its parts", async () => {
  await fillIn();
  const page = await pageOf("12");
  expect(isEmptyArea(page)).toBe(true);
  expect(page.parts.map(({ name }) => name)).toEqual(["Kota Medan"]);
});

it("volunteers count from the regency up, and one or two of them have no number", async () => {
  for (let people = 0; people < 2; people += 1) await addVolunteer(db, { createdAt, areaCode: VILLAGE });
  expect((await pageOf("34.02")).volunteers).toBeNull();
  await addVolunteer(db, { createdAt, areaCode: "34.02" });
  await addVolunteer(db, { createdAt, areaCode: "34.02", heldReason: "link" });
  expect((await pageOf("34.02")).volunteers).toBe(3);
  expect((await pageOf("34")).volunteers).toBe(3);
  expect((await pageOf(VILLAGE)).volunteers, "the village would tell where they live").toBe(0);
  expect((await pageOf("12")).volunteers).toBe(0);
});

it("the sitemap names the areas that hold something and those around them, and no other", async () => {
  const codes = async () => (await areasWithContent(ctx, 100)).map(({ code }) => code);
  await addReport(db, { createdAt, areaCode: "12.71", heldReason: "secret", status: "VERIFIED" });
  await addReport(db, { createdAt, areaCode: "12.71" });
  await addPlace(db, { createdAt, areaCode: "12.71" });
  await addEvent(db, { createdAt, areaCode: "12.71", startsAt: createdAt });
  expect(await codes()).toEqual([]);
  await addPlace(db, { createdAt, areaCode: "34.04", status: "APPROVED" });
  expect(await codes()).toEqual(["34", "34.04"]);
  await addReport(db, { createdAt, areaCode: VILLAGE, status: "VERIFIED" });
  expect(await codes()).toEqual(["34", "34.02", "34.02.14", VILLAGE, "34.04"]);
});

it("of an anonymous report of a risky kind the sitemap names the regency and nothing finer", async () => {
  const risky = { anonymous: true, damageType: "Pembakaran sampah" };
  await addReport(db, { createdAt, areaCode: VILLAGE, status: "VERIFIED", ...risky });
  expect((await areasWithContent(ctx, 100)).map(({ code }) => code)).toEqual(["34", "34.02"]);
});

it("an open report shows the oldest promise of an office that still runs", async () => {
  const [channel, other] = await Promise.all(
    ["Dinas Kebersihan", "Kelurahan"].map((name) =>
      db.channel.create({
        data: {
          name,
          kind: "OFFICE",
          address: "Jalan Satu",
          daysForward: 1,
          daysAct: 2,
          sourceUrl: "https://contoh.id",
        },
      }),
    ),
  );
  const { id: reportId } = await addReport(db, { createdAt, areaCode: VILLAGE, status: "VERIFIED" });
  const days = { sentOn: new Date("2026-11-10"), dueOn: new Date("2026-11-13") };
  const handovers = [
    { channelId: other?.id ?? 0, writerKey: "visitor:a", state: "ANSWERED" as const },
    { channelId: channel?.id ?? 0, writerKey: "visitor:b" },
    { channelId: other?.id ?? 0, writerKey: "visitor:c" },
  ];
  for (const handover of handovers) await db.handover.create({ data: { ...days, ...handover, reportId } });
  expect((await pageOf(VILLAGE)).clocks).toEqual([
    { report_id: reportId, channel: "Dinas Kebersihan", sent_on: "2026-11-10", due_on: "2026-11-13" },
  ]);
  expect((await pageOf(VILLAGE)).channels, "too few people stand behind a figure").toEqual([]);
});
