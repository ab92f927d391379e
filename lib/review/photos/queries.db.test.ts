import { describe, expect, it } from "vitest";
import { Forbidden } from "@/lib/kernel/errors";
import { addEvent } from "@/prisma/factories/event";
import { addPlace } from "@/prisma/factories/place";
import { addReport } from "@/prisma/factories/report";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { similarPlaces } from "./queries";

const { db } = await testDatabase();
const world = testContext(db, visitor("sari"), new Date("2026-03-14T09:00:00+07:00"));

async function addAlike(hash: bigint): Promise<string> {
  const data = { id: crypto.randomUUID(), ownerKey: "visitor:sari", width: 90, height: 60, bytes: 900, hash };
  return (await db.photo.create({ data })).id;
}

describe("similarPlaces", () => {
  it("names what shows a nearly equal picture and where staff find it, for staff alone", async () => {
    const open = await addAlike(0x0f0f_0f0f_0f0f_0f0fn);
    const [inPlace, inEvent, inReport] = [
      await addAlike(0x0f0f_0f0f_0f0f_0f0en),
      await addAlike(0x0f0f_0f0f_0f0f_0f0dn),
      await addAlike(0x0f0f_0f0f_0f0f_0f0bn),
    ];
    const place = await addPlace(db, { status: "APPROVED", photoId: inPlace });
    const event = await addEvent(db, { photoId: inEvent });
    const report = await addReport(db, { status: "VERIFIED", photoId: inReport });

    await expect(similarPlaces(world.as(visitor("lain")), open)).rejects.toThrow(Forbidden);
    const found = await similarPlaces(world.as(await member(db, "Ayu", "ADMIN")), open);
    expect(new Map(found.map(({ shown_by, shown_at }) => [shown_by, shown_at]))).toEqual(
      new Map([
        [`Lokasi ${place.id}`, `/admin/lokasi?queue=APPROVED&lokasi=${place.id}`],
        [`Event ${event.id}`, `/admin/kegiatan/${event.id}`],
        [`Laporan ${report.code}`, `/admin/laporan?laporan=${report.code}`],
      ]),
    );
  });
});
