import "server-only";
import { randomSecret, sha256 } from "@/lib/accounts/tokens";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import { isAdmin } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, Forbidden, NotFound } from "@/lib/kernel/errors";
import type { Prisma } from "@/prisma/client";
import { managePartnerPath, PARTNERS_TAG, type PartnerAction } from "./rules";
import type { ActedPartnerView } from "./view";

interface Deed {
  /** The state in which it changes anything. */
  from: Prisma.PartnerWhereInput;
  set: (now: Date) => Prisma.PartnerUpdateManyMutationInput;
  said: string;
  adminOnly?: boolean;
}

const DEEDS: Record<PartnerAction, Deed> = {
  verify_bsu: {
    from: { OR: [{ badge: null }, { badge: "BSI" }] },
    set: () => ({ badge: "BSU" }),
    said: "Ditandai terverifikasi sebagai BSU.",
    adminOnly: true,
  },
  verify_bsi: {
    from: { OR: [{ badge: null }, { badge: "BSU" }] },
    set: () => ({ badge: "BSI" }),
    said: "Ditandai terverifikasi sebagai BSI.",
    adminOnly: true,
  },
  unverify: { from: { badge: { not: null } }, set: () => ({ badge: null }), said: "Tanda dicabut.", adminOnly: true },
  release: { from: { heldReason: { not: null } }, set: () => ({ heldReason: null }), said: "Sekarang tampil." },
  hide: { from: { hiddenAt: null }, set: (now) => ({ hiddenAt: now }), said: "Disembunyikan dari daftar." },
  restore: { from: { hiddenAt: { not: null } }, set: () => ({ hiddenAt: null }), said: "Ditampilkan kembali." },
  new_link: { from: {}, set: () => ({}), said: "Tautan pribadi baru dibuat; yang lama tidak berlaku lagi." },
};

/**
 * One decision of staff about a waste bank. A new private link ends the old one and is answered this once.
 * @throws Forbidden; NotFound; Conflict when it is so already
 */
export async function actOnPartner(ctx: Ctx, id: number, action: PartnerAction): Promise<ActedPartnerView> {
  assertReviewer(ctx.actor);
  const { from, set, said, adminOnly = false } = DEEDS[action];
  if (adminOnly && !isAdmin(ctx.actor)) throw new Forbidden("Tanda terverifikasi hanya diberikan oleh admin.");
  const now = ctx.now();
  const token = action === "new_link" ? randomSecret() : null;
  const slug = await ctx.db.$transaction(async (transaction) => {
    const { count } = await transaction.partner.updateMany({
      where: { id, ...from },
      data: { ...set(now), ...(token === null ? {} : { manageTokenHash: sha256(token) }), updatedAt: now },
    });
    const row = await transaction.partner.findUnique({ where: { id }, select: { slug: true } });
    if (!row) throw new NotFound("Bank sampah tidak ditemukan.");
    if (count === 0) throw new Conflict("Keadaannya sudah berubah. Muat ulang halaman ini.");
    await recordAudit(transaction, ctx.actor, `partner.${action}`, `partner:${id}`);
    return row.slug;
  });
  ctx.expire(PARTNERS_TAG, "counts");
  return { message: said, manage_path: token === null ? null : managePartnerPath(slug, token) };
}
