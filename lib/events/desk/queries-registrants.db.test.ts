import { beforeEach, describe, expect, it } from "vitest";
import { csvFile } from "@/lib/format/csv";
import { Forbidden, NotFound } from "@/lib/kernel/errors";
import { addEvent } from "@/prisma/factories/event";
import { member, testContext } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { deskRegistrants, exportRegistrants } from "./queries";
import { DESK_REGISTRANTS_PAGE } from "./rules";

const { db } = await testDatabase();
const NOW = new Date("2027-03-14T09:00:00+07:00");
const pengelola = testContext(db, await member(db, "Bima", "PENGELOLA"), NOW);
const admin = pengelola.as(await member(db, "Dewi", "ADMIN"));
const SARI = {
  name: "=HYPERLINK(1)",
  email: "sari@contoh.id",
  emailKey: "sari@contoh.id",
  phone: "+6281234567890",
  message: "@Bawa dua anak",
  people: 2,
};
let eventId: number;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE events, event_registrations, audit_entries CASCADE`;
  eventId = (await addEvent(db)).id;
  await db.eventRegistration.create({ data: { ...SARI, eventId, status: "CONFIRMED" } });
});

async function fileOf(ctx: typeof admin): Promise<string> {
  let text = "";
  for await (const chunk of csvFile(await exportRegistrants(ctx, eventId))) text += chunk;
  return text;
}

describe("who registered", () => {
  it("is named to every member of staff, and to be reached by administrators only", async () => {
    const [seen] = (await deskRegistrants(pengelola, eventId)).items;
    expect(seen).toMatchObject({
      name: SARI.name,
      status: "CONFIRMED",
      people: 2,
      message: SARI.message,
      contact: null,
    });
    expect(JSON.stringify(seen)).not.toMatch(/contoh\.id|62812/u);
    const [known] = (await deskRegistrants(admin, eventId)).items;
    expect(known?.contact).toEqual({ email: SARI.email, phone: SARI.phone });
  });

  it("leaves a mark in the log each time, with what was seen", async () => {
    await deskRegistrants(pengelola, eventId);
    await fileOf(admin);
    const entries = await db.auditEntry.findMany({ orderBy: { id: "asc" } });
    expect(entries.map(({ action, subject, details }) => [action, subject, details])).toEqual([
      ["event.registrants", `event:${eventId}`, { contacts: false }],
      ["event.registrants_export", `event:${eventId}`, { contacts: true }],
    ]);
  });

  it("is given piece by piece, without those who turned out not to have come", async () => {
    const others = Array.from({ length: DESK_REGISTRANTS_PAGE }, (_, number) => ({
      eventId,
      status: "CONFIRMED" as const,
      name: `Warga ${number}`,
    }));
    await db.eventRegistration.createMany({ data: others });
    const walkInKey = crypto.randomUUID();
    await db.eventRegistration.create({ data: { eventId, status: "CONFIRMED", name: "Salah catat", walkInKey } });
    const first = await deskRegistrants(pengelola, eventId);
    const rest = await deskRegistrants(pengelola, eventId, Number(first.nextCursor));
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([DESK_REGISTRANTS_PAGE, 1, null]);
    expect([...first.items, ...rest.items].map(({ name }) => name)).not.toContain("Salah catat");
  });

  it("of no event is not found", async () => {
    await expect(deskRegistrants(admin, 1_000_000)).rejects.toThrow(NotFound);
    await expect(exportRegistrants(admin, 1_000_000)).rejects.toThrow(NotFound);
    expect(await db.auditEntry.count()).toBe(0);
  });
});

describe("the file of who registered", () => {
  it("runs no formula, and holds no address for who may not see it", async () => {
    const full = await fileOf(admin);
    expect(full).toContain(`"'=HYPERLINK(1)","Terdaftar",2,`);
    expect(full).toContain(`"'@Bawa dua anak","${SARI.email}","0812-3456-7890"`);
    const names = await fileOf(pengelola);
    expect(names).toContain("'=HYPERLINK(1)");
    expect(names).not.toMatch(/contoh\.id|62812|email/u);
  });

  it("is for staff", async () => {
    const resident = pengelola.as(await member(db, `Warga ${Date.now()}`));
    await expect(exportRegistrants(resident, eventId)).rejects.toThrow(Forbidden);
  });
});
