import type { Database, Prisma, Transaction } from "../client.ts";

/** What a test or the demo says about a waste bank; the rest is made up. */
export type PartnerFields = Partial<Prisma.PartnerUncheckedCreateInput>;

let made = 0;

/** A listed waste bank that has filled in nothing beyond the registration, with a number that cannot be called. */
export function addPartner(client: Database | Transaction, fields: PartnerFields = {}) {
  const { createdAt = new Date() } = fields;
  made += 1;
  return client.partner.create({
    data: {
      slug: `bank-sampah-contoh-${made}`,
      name: "Bank Sampah Contoh",
      email: "bank-sampah@contoh.id",
      phone: "+62000000000",
      writerKey: "visitor:contoh",
      ...fields,
      createdAt,
      updatedAt: createdAt,
    },
  });
}
