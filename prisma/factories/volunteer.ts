import type { Database, Prisma, Transaction } from "@/prisma/client";

/** What a test or the demo says about a volunteer; the rest is made up. */
type VolunteerFields = Partial<Prisma.VolunteerUncheckedCreateInput>;

/** A listed volunteer of Medan without an address; confirmed, so that no cleanup takes it. */
export function addVolunteer(client: Database | Transaction, fields: VolunteerFields = {}) {
  const { createdAt = new Date(), email = null } = fields;
  return client.volunteer.create({
    data: {
      name: "Relawan Contoh",
      area: "Medan",
      action: "Menanam pohon",
      motivation: "Ingin kampung yang teduh.",
      writerKey: "visitor:contoh",
      confirmedAt: createdAt,
      confirmBefore: createdAt,
      ...fields,
      email,
      emailKey: email,
      createdAt,
    },
  });
}
