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
    select: {
      id: true,
      code: true,
      status: true,
      reporterName: true,
      location: true,
      damageType: true,
      description: true,
      incidentDate: true,
      createdAt: true,
      latitude: true,
      longitude: true,
      photoId: true,
      supportCount: true,
    },
  });
  return Response.json(rows);
}
