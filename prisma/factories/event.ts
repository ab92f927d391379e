import { eventSlug } from "@/lib/events/event/rules";
import { type Database, nextId, type Prisma, type Transaction } from "@/prisma/client";

type Client = Database | Transaction;

const DAY_MS = 86_400_000;
const HOURS_MS = 3 * 3_600_000;

/** What a test or the demo says about an event; the rest is made up. */
export type EventFields = Partial<Omit<Prisma.EventUncheckedCreateInput, "createdAt" | "startsAt" | "endsAt">> & {
  createdAt?: Date;
  startsAt?: Date;
  endsAt?: Date;
};

/** A planting event in a week for thirty people unless told otherwise. */
export async function addEvent(client: Client, fields: EventFields = {}) {
  const createdAt = fields.createdAt ?? new Date();
  const startsAt = fields.startsAt ?? new Date(createdAt.getTime() + 7 * DAY_MS);
  const id = fields.id ?? (await nextId(client, "events"));
  const title = fields.title ?? `Tanam Pohon Contoh ${id}`;
  return client.event.create({
    data: {
      slug: eventSlug(title, id),
      kind: "PLANTING",
      description: "Contoh: menanam pohon bersama di lapangan kampung.",
      location: "Lapangan Contoh, Medan",
      capacity: 30,
      writerKey: `visitor:contoh-${id}`,
      endsAt: new Date(startsAt.getTime() + HOURS_MS),
      ...fields,
      id,
      title,
      startsAt,
      createdAt,
      updatedAt: createdAt,
    },
  });
}
