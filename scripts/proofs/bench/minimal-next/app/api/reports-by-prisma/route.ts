import { createHash, randomUUID } from "node:crypto";
import { createDatabase } from "../../../../../../../prisma/client";

export const dynamic = "force-dynamic";

const db = createDatabase(process.env.DATABASE_URL ?? "");

/** The page of the list after a cursor, read by Prisma on every request. */
export async function GET(request: Request) {
  const cursor = Number(new URL(request.url).searchParams.get("cursor"));
  const rows = await db.report.findMany({
    where: {
      status: { in: ["PENDING", "VERIFIED", "IN_PROGRESS", "CLAIMED", "RESOLVED"] },
      heldReason: null,
      id: { lt: cursor },
    },
    orderBy: { id: "desc" },
    take: 21,
    omit: { textHash: true, writerKey: true, email: true },
  });
  return Response.json(rows);
}

/** Takes in a report with the counters and look-ups that Sulur makes too. */
export async function POST(request: Request) {
  const report = await request.json();
  const writerKey = `visitor:${randomUUID()}`;
  const textHash = createHash("sha256").update(report.description).digest("hex");
  const expire = Date.now() + 600_000;
  for (const key of [`report:address:${writerKey}`, `report:actor:${writerKey}`]) {
    await db.rateLimit.upsert({
      where: { key },
      create: { key, points: 1, expire },
      update: { points: { increment: 1 } },
    });
  }
  const day = new Date(new Date().toISOString().slice(0, 10));
  const row = await db.$transaction(async (transaction) => {
    const { count } = await transaction.reportDay.upsert({
      where: { day },
      create: { day, count: 1 },
      update: { count: { increment: 1 } },
    });
    const ago = (minutes: number) => ({ gt: new Date(Date.now() - minutes * 60_000) });
    await transaction.report.count({ where: { writerKey, createdAt: ago(10) }, take: 3 });
    await transaction.report.findFirst({ where: { textHash, createdAt: ago(7 * 24 * 60) }, select: { id: true } });
    return transaction.report.create({
      data: {
        code: `UKUR-${count}`,
        reporterName: report.reporter_name,
        location: report.location,
        damageType: report.damage_type,
        description: report.description,
        textHash,
        incidentDate: new Date(report.incident_date),
        writerKey,
        events: { create: { kind: "CREATED", toStatus: "PENDING" } },
      },
    });
  });
  return Response.json(row, { status: 201 });
}
