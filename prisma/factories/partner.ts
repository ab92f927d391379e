import { partnerSlug } from "@/lib/partners/rules";
import type { Database, Prisma, Transaction } from "@/prisma/client";

/** What a test or the demo says about a waste bank; the rest is made up. */
export type PartnerFields = Partial<Prisma.PartnerUncheckedCreateInput>;

/** A listed waste bank that has filled in nothing beyond the registration, with a number that nobody has. */
export async function addPartner(client: Database | Transaction, fields: PartnerFields = {}) {
  const { createdAt = new Date(), name = "Bank Sampah Contoh" } = fields;
  const { id } = await client.partner.create({
    data: {
      slug: crypto.randomUUID(),
      email: "bank-sampah@contoh.id",
      phone: "+6281000000000",
      writerKey: "visitor:contoh",
      ...fields,
      name,
      createdAt,
      updatedAt: createdAt,
    },
    select: { id: true },
  });
  return client.partner.update({ where: { id }, data: { slug: partnerSlug(name, id), updatedAt: createdAt } });
}
