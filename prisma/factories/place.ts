import { nextPlaceId } from "@/lib/places/rows";
import { type PlaceStatus, type PlaceStepKind, placeNameKey, placeSlug } from "@/lib/places/rules";
import type { Database, Prisma, Transaction } from "@/prisma/client";

type Client = Database | Transaction;

/** What a test or the demo says about a place; the rest is made up. */
export type PlaceFields = Partial<Omit<Prisma.PlaceUncheckedCreateInput, "createdAt" | "steps">> & {
  createdAt?: Date;
  /** Who approved or rejected it. */
  decidedBy?: number | null;
  /** What they said. */
  words?: string;
};

const DECISIONS: Record<PlaceStatus, PlaceStepKind[]> = { PENDING: [], APPROVED: ["APPROVED"], REJECTED: ["REJECTED"] };

/** A place in Medan with the steps that led to its state; pending unless told otherwise. */
export async function addPlace(client: Client, { decidedBy, words, ...fields }: PlaceFields = {}) {
  const createdAt = fields.createdAt ?? new Date();
  const id = fields.id ?? (await nextPlaceId(client));
  const name = fields.name ?? `Taman Contoh ${id}`;
  const decisions = DECISIONS[fields.status ?? "PENDING"].map((kind) => ({
    kind,
    createdAt,
    userId: decidedBy ?? null,
    words: words ?? null,
  }));
  return client.place.create({
    data: {
      slug: placeSlug(name, id),
      nameKey: placeNameKey(name),
      description: "Taman kecil yang teduh.",
      latitude: 3.58,
      longitude: 98.67,
      writerKey: `visitor:contoh-${id}`,
      ...fields,
      id,
      name,
      createdAt,
      updatedAt: fields.updatedAt ?? createdAt,
      steps: { create: [{ kind: "CREATED", createdAt }, ...decisions] },
    },
  });
}

/** People who said "masih ada" or "sudah tutup". */
export async function addVotes(
  client: Client,
  placeId: number,
  { open = 0, closed = 0, createdAt = new Date() }: { open?: number; closed?: number; createdAt?: Date },
): Promise<void> {
  await client.placeVote.createMany({
    data: Array.from({ length: open + closed }, (_, index) => ({
      placeId,
      writerKey: `visitor:contoh-${index + 1}`,
      open: index < open,
      createdAt,
    })),
  });
  await client.$executeRaw`
    UPDATE places SET open_count = open_count + ${open}, closed_count = closed_count + ${closed} WHERE id = ${placeId}`;
}
