import "server-only";
import type { CertificateView } from "@/lib/events/attendance/view";
import type { Ctx } from "@/lib/kernel/ctx";

/** What a certificate attests; null for an unknown code, and when it turned out that nobody came. */
export async function findCertificate(ctx: Pick<Ctx, "db">, code: string): Promise<CertificateView | null> {
  const row = await ctx.db.eventRegistration.findUnique({
    where: { certificateCode: code, checkedInAt: { not: null }, event: { deletedAt: null } },
    select: {
      name: true,
      checkedInPeople: true,
      event: { select: { title: true, slug: true, location: true, startsAt: true, zone: true, organiser: true } },
    },
  });
  if (!row) return null;
  const { startsAt, ...event } = row.event;
  return {
    code,
    name: row.name,
    people: row.checkedInPeople ?? 1,
    event: { ...event, date: startsAt.toISOString() },
  };
}
