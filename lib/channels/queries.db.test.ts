import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { drawNames } from "@/lib/areas/test-areas";
import { findReport } from "@/lib/reports/queries";
import type { Prisma } from "@/prisma/client";
import { addReport, type ReportFields } from "@/prisma/factories/report";
import { testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { reportChannels } from "./queries";

const { db } = await testDatabase();
const ctx = testContext(db, visitor("tamu"), new Date("2027-03-14T12:00:00+07:00"));
const TODAY = new Date("2027-03-14");

beforeAll(() => drawNames(db));

beforeEach(async () => {
  await db.channel.deleteMany({ where: { shipped: false } });
});

async function addChannel(name: string, fields: Partial<Prisma.ChannelUncheckedCreateInput> = {}) {
  const address = { kind: "PHONE" as const, address: "+62227531234" };
  const promise = { daysForward: 2, daysAct: 5, sourceUrl: "https://contoh.id", checkedOn: TODAY };
  await db.channel.create({ data: { name, ...address, ...promise, ...fields } });
}

async function channelsOf(fields: ReportFields = {}) {
  const place = { latitude: -7.83, longitude: 110.46, areaCode: "34.02.14.2002", areaCertainty: "person" as const };
  const { id } = await addReport(db, { status: "VERIFIED", ...place, ...fields });
  const detail = await findReport(ctx, { id });
  return detail && reportChannels(ctx, detail);
}

const namesOf = async (fields?: ReportFields) => (await channelsOf(fields))?.channels.map(({ name }) => name);

describe("the channels of a report", () => {
  it("are LAPOR! alone where staff have added none, with its promise and its date", async () => {
    const [lapor] = (await channelsOf())?.channels ?? [];
    expect(lapor).toMatchObject({
      name: "SP4N-LAPOR!",
      kind: "WEB",
      link: "https://www.lapor.go.id",
      area_code: null,
      needs_identity: true,
      days_forward: 3,
      days_act: 5,
      checked_on: null,
    });
  });

  it("are at most three: the finest area first, in it the one of the kind", async () => {
    await addChannel("Hotline nasional");
    await addChannel("Provinsi", { areaCode: "34" });
    await addChannel("Kabupaten", { areaCode: "34.02" });
    await addChannel("Kabupaten, sampah", { areaCode: "34.02", damageTypes: ["Sampah menumpuk"] });
    await addChannel("Kabupaten, satwa", { areaCode: "34.02", damageTypes: ["Satwa liar"] });
    await addChannel("Kabupaten sebelah", { areaCode: "34.04" });
    expect(await namesOf()).toEqual(["Kabupaten, sampah", "Kabupaten", "Provinsi"]);
    expect(await namesOf({ damageType: "Satwa liar" })).toEqual(["Kabupaten, satwa", "Kabupaten", "Provinsi"]);
    expect(await namesOf({ areaCode: null })).toEqual(["SP4N-LAPOR!", "Hotline nasional"]);
  });

  it("are not offered 181 days after their last check, but for the one that comes with the application", async () => {
    const day = (ago: number) => new Date(TODAY.getTime() - ago * 86_400_000);
    await addChannel("Baru saja cukup", { checkedOn: day(180) });
    await addChannel("Terlalu lama", { checkedOn: day(181) });
    await db.channel.updateMany({ where: { shipped: true }, data: { checkedOn: day(400) } });
    expect(await namesOf()).toEqual(["SP4N-LAPOR!", "Baru saja cukup"]);
  });

  it("open with the text in the chat", async () => {
    await addChannel("WA kelurahan", { kind: "WHATSAPP", address: "+6281234567890", areaCode: "34.02.14" });
    const found = await channelsOf();
    expect(found?.channels[0]).toMatchObject({ address: "0812-3456-7890", area_code: "34.02.14" });
    expect(found?.channels[0]?.link).toBe(`https://wa.me/6281234567890?text=${encodeURIComponent(found?.text ?? "")}`);
  });

  it.each([
    ["is followed up", { status: "IN_PROGRESS" }, true],
    ["waits", { status: "PENDING" }, false],
    ["is said to be done", { status: "CLAIMED" }, false],
    ["is done", { status: "RESOLVED" }, false],
    ["was rejected", { status: "REJECTED" }, false],
    ["is held", { heldReason: "link" }, false],
    ["is secret", { heldReason: "secret" }, false],
    ["was merged into another", { heldReason: "merged" }, false],
  ] as const)("of a report that %s", async (_, fields, expected) => {
    expect((await channelsOf(fields)) !== null).toBe(expected);
  });

  it("come with no exact point, no small count and no name for a risky kind", async () => {
    const found = await channelsOf({
      damageType: "Penebangan pohon",
      latitude: -7.83127,
      longitude: 110.46731,
      supportCount: 2,
      reporterName: "Wayan Sudarma",
    });
    expect(found?.text).toContain("Titik kira-kira (sekitar 2 km)");
    expect(JSON.stringify(found)).not.toMatch(/7\.831|110\.467|warga lain|Wayan/u);
  });
});
