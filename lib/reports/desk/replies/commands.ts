import "server-only";
import { assertAdmin } from "@/lib/accounts/roles";
import { recordAudit } from "@/lib/audit/commands";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { replyView } from "./queries";
import { MOST_REPLIES } from "./rules";
import type { EditReply, WriteReply } from "./schemas";
import type { ReplyTemplateView } from "./view";

/** Admins only. @throws Forbidden; Conflict when there are too many */
export function createReply(ctx: Ctx, input: WriteReply): Promise<ReplyTemplateView> {
  assertAdmin(ctx.actor);
  return ctx.transaction(async (transaction) => {
    // Of several at once each counts those before it.
    await transaction.$executeRaw`LOCK TABLE reply_templates IN SHARE ROW EXCLUSIVE MODE`;
    if ((await transaction.replyTemplate.count()) >= MOST_REPLIES) {
      throw new Conflict(`Sudah ada ${MOST_REPLIES} kalimat. Hapus yang tidak dipakai dahulu.`);
    }
    const row = await transaction.replyTemplate.create({ data: columnsOf(input) });
    await recordAudit(transaction, ctx.actor, "reply.create", `reply:${row.id}`, { text: row.text });
    return replyView(row);
  });
}

/** Admins only. @throws Forbidden, NotFound; Conflict when somebody changed it since it was seen */
export function editReply(ctx: Ctx, id: number, { revision, ...input }: EditReply): Promise<ReplyTemplateView> {
  assertAdmin(ctx.actor);
  return ctx.transaction(async (transaction) => {
    const data = { ...columnsOf(input), revision: revision + 1 };
    const [row] = await transaction.replyTemplate.updateManyAndReturn({ where: { id, revision }, data });
    if (!row) throw (await transaction.replyTemplate.count({ where: { id } })) > 0 ? changed() : notFound();
    await recordAudit(transaction, ctx.actor, "reply.edit", `reply:${id}`, { text: row.text });
    return replyView(row);
  });
}

/** Admins only. @throws Forbidden, NotFound */
export async function deleteReply(ctx: Ctx, id: number): Promise<void> {
  assertAdmin(ctx.actor);
  await ctx.transaction(async (transaction) => {
    const { count } = await transaction.replyTemplate.deleteMany({ where: { id } });
    if (count === 0) throw notFound();
    await recordAudit(transaction, ctx.actor, "reply.delete", `reply:${id}`);
  });
}

function columnsOf({ action, damage_type, text }: WriteReply) {
  return { action, damageType: damage_type, text };
}

function changed(): Conflict {
  return new Conflict(
    "Kalimat ini sudah diubah pengelola lain sejak Anda membukanya. Salin tulisan Anda, muat ulang halaman, lalu ubah lagi.",
  );
}

function notFound(): NotFound {
  return new NotFound("Kalimat tidak ditemukan. Mungkin sudah dihapus.");
}
