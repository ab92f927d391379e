import "server-only";
import { randomSecret, sha256 } from "@/lib/accounts/tokens";
import { recordAudit } from "@/lib/audit/commands";
import { actionToUndo, recordAct, withdrawMail } from "@/lib/desk/commands-undo";
import { assertReviewer } from "@/lib/desk/policy";
import { mailsFrom } from "@/lib/desk/rules";
import type { ActedView } from "@/lib/desk/view";
import { isHiddenWithWriter } from "@/lib/holding/rules";
import { isAdmin } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, Forbidden, NotFound } from "@/lib/kernel/errors";
import { stopLink } from "@/lib/mails/access";
import { isStopped } from "@/lib/mails/commands-stop";
import { keyAddress } from "@/lib/partners/commands";
import { partnerMail } from "@/lib/partners/mails";
import { managePartnerPath, PARTNERS_TAG, type PartnerAction, partnerPath } from "@/lib/partners/rules";
import { PartnerBefore } from "@/lib/partners/schemas";
import type { Transaction } from "@/prisma/client";

type State = Omit<PartnerBefore, "mailJobId">;
type Changed = Partial<State>;

interface DeskAction {
  /** The state in which it changes anything. */
  fits: (before: State) => boolean;
  set: (now: Date, before: State) => Changed;
  said: string;
  adminOnly?: boolean;
  /** A new link cannot be taken back: the old one is known by its hash alone. */
  lasting?: boolean;
}

const ACTIONS: Record<PartnerAction, DeskAction> = {
  verify_bsu: {
    fits: ({ badge }) => badge !== "BSU",
    set: () => ({ badge: "BSU" }),
    said: "ditandai terverifikasi sebagai BSU.",
    adminOnly: true,
  },
  verify_bsi: {
    fits: ({ badge }) => badge !== "BSI",
    set: () => ({ badge: "BSI" }),
    said: "ditandai terverifikasi sebagai BSI.",
    adminOnly: true,
  },
  unverify: {
    fits: ({ badge }) => badge !== null,
    set: () => ({ badge: null }),
    said: "tidak lagi bertanda terverifikasi.",
    adminOnly: true,
  },
  release: {
    fits: ({ heldReason, hiddenAt }) => heldReason !== null && hiddenAt === null,
    set: () => ({ heldReason: null }),
    said: "sekarang tampil.",
  },
  hide: { fits: ({ hiddenAt }) => hiddenAt === null, set: (now) => ({ hiddenAt: now }), said: "disembunyikan." },
  restore: {
    fits: ({ hiddenAt }) => hiddenAt !== null,
    // What the filter held still waits.
    set: (_, { heldReason }) => ({ hiddenAt: null, ...(isHiddenWithWriter(heldReason) ? { heldReason: null } : {}) }),
    said: "ditampilkan kembali.",
  },
  new_link: {
    fits: () => true,
    set: () => ({}),
    said: "mendapat tautan pribadi baru, yang hanya dikirim ke emailnya; yang lama tidak berlaku lagi.",
    lasting: true,
  },
};

const NO_KEY_ADDRESS =
  "Tautan baru tidak dapat dikirim: bank sampah ini tanpa email, emailnya baru saja diisi, atau penerimanya menghentikan email kami. Pengurusnya dapat mengisi email dengan tautan pribadinya.";

/**
 * One decision of staff about a waste bank, which is told of it once this can no longer be taken back. A new private
 * link ends the old one and goes to the waste bank alone: it opens its deposit book, which staff may not read.
 * @throws Forbidden; NotFound; Conflict when it is so already
 */
export async function actOnPartner(ctx: Ctx, id: number, action: PartnerAction): Promise<ActedView> {
  assertReviewer(ctx.actor);
  const { fits, set, said, adminOnly = false, lasting = false } = ACTIONS[action];
  if (adminOnly) assertVoucher(ctx);
  const now = ctx.now();
  const token = action === "new_link" ? randomSecret() : null;
  const acted = await ctx.db.$transaction(async (transaction) => {
    const { slug, name, email, previousEmail, emailHeldUntil, ...before } = await lockPartner(transaction, id);
    if (!fits(before)) throw new Conflict("Keadaannya sudah berubah. Muat ulang halaman ini.");
    const { address, manage, columns, topic } =
      token === null
        ? { address: email, manage: null, columns: {}, topic: {} }
        : {
            address: keyAddress({ email, previousEmail, emailHeldUntil }, now),
            manage: ctx.link(managePartnerPath(slug, token)),
            columns: { manageTokenHash: sha256(token) },
            // Of several keys made one after the other only the last opens anything.
            topic: { topic: `partner:${id}:key` },
          };
    // A bank whose stolen link has changed the address gets the new key at the old one, also after a press on "berhenti".
    const isRescue = manage !== null && address !== email;
    const stop = address === null || isRescue ? undefined : stopLink(ctx, address, { kind: "partner", id });
    if (manage !== null && (address === null || (await isStopped(transaction, stop))))
      throw new Conflict(NO_KEY_ADDRESS);
    await transaction.partner.update({ where: { id }, data: { ...set(now, before), ...columns, updatedAt: now } });
    const news = {
      name,
      page: ctx.link(partnerPath(slug)),
      contact: ctx.link("/hubungi"),
      manage,
      held: before.heldReason !== null,
    };
    const mailJobId =
      address === null || isSilent(action, before.heldReason)
        ? null
        : await ctx.mail.enqueue(
            transaction,
            { ...partnerMail(action, { ...news, email: address, stop }), ...topic },
            lasting ? undefined : mailsFrom(now),
          );
    const act = {
      action: `partner.${action}` as const,
      subject: `partner:${id}`,
      at: now,
      before: { ...before, mailJobId },
    };
    if (!lasting) return { message: `${name} ${said}`, step_id: await recordAct(ctx, transaction, act) };
    await recordAudit(transaction, ctx.actor, act.action, act.subject);
    return { message: `${name} ${said}`, step_id: null };
  });
  ctx.expire(PARTNERS_TAG, "counts");
  return acted;
}

/**
 * Robots write any address into a form, so nobody hears that what they sent was thrown out; and what comes back to where
 * the filter held it is not to be seen yet.
 */
function isSilent(action: PartnerAction, heldReason: string | null): boolean {
  if (action === "hide") return heldReason === "robot";
  return action === "restore" && heldReason !== null && !isHiddenWithWriter(heldReason);
}

/** Takes back the last decision about a waste bank; its mail never leaves. @throws Conflict when it is too late or somebody has gone on from it */
export async function undoPartnerAction(ctx: Ctx, id: number, stepId: number): Promise<ActedView> {
  assertReviewer(ctx.actor);
  const subject = `partner:${id}`;
  const undone = await ctx.transaction(async (transaction) => {
    const { name } = await lockPartner(transaction, id);
    const act = await actionToUndo(ctx, transaction, { subject, stepId, where: "bank sampah tersebut" });
    const { mailJobId, ...before } = PartnerBefore.parse(act.before);
    await withdrawMail(ctx, transaction, mailJobId, "Email kepada bank sampah ini");
    await transaction.partner.update({ where: { id }, data: { ...before, updatedAt: ctx.now() } });
    await recordAudit(transaction, ctx.actor, "partner.undo", subject, { step_id: stepId, action: act.action });
    return { message: `${name} kembali seperti semula.`, step_id: null };
  });
  ctx.expire(PARTNERS_TAG, "counts");
  return undone;
}

function assertVoucher({ actor }: Pick<Ctx, "actor">): void {
  if (!isAdmin(actor)) throw new Forbidden("Tanda terverifikasi hanya diberikan oleh admin.");
}

const LOCKED = {
  slug: true,
  name: true,
  email: true,
  previousEmail: true,
  emailHeldUntil: true,
  badge: true,
  heldReason: true,
  hiddenAt: true,
} as const;

async function lockPartner(transaction: Transaction, id: number) {
  await transaction.$queryRaw`SELECT FROM partners WHERE id = ${id} FOR UPDATE`;
  const row = await transaction.partner.findUnique({ where: { id }, select: LOCKED });
  if (!row) throw new NotFound("Bank sampah tidak ditemukan.");
  return row;
}
