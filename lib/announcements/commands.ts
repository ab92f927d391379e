import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { announcementView } from "./queries";
import { ANNOUNCEMENT_TAG } from "./rules";
import type { EditAnnouncement, WriteAnnouncement } from "./schemas";
import type { AnnouncementView } from "./view";

/** Staff only. @throws Forbidden, InvalidInput when it would be over already */
export async function createAnnouncement(ctx: Ctx, input: WriteAnnouncement): Promise<AnnouncementView> {
  const data = columnsOf(ctx, input);
  const view = await ctx.transaction(async (transaction) => {
    const userId = ctx.actor.kind === "member" ? ctx.actor.userId : null;
    const row = await transaction.announcement.create({ data: { ...data, userId, createdAt: ctx.now() } });
    await recordAudit(transaction, ctx.actor, "announcement.create", `announcement:${row.id}`, { text: row.text });
    return announcementView(row);
  });
  ctx.expire(ANNOUNCEMENT_TAG);
  return view;
}

/**
 * Staff only. Who dismissed it does not see it again.
 * @throws Forbidden, InvalidInput, NotFound; Conflict when somebody changed it since it was seen
 */
export async function editAnnouncement(ctx: Ctx, id: number, input: EditAnnouncement): Promise<AnnouncementView> {
  const { revision } = input;
  const data = { ...columnsOf(ctx, input), revision: revision + 1 };
  const view = await ctx.transaction(async (transaction) => {
    const [row] = await transaction.announcement.updateManyAndReturn({ where: { id, revision }, data });
    if (!row) throw (await transaction.announcement.count({ where: { id } })) > 0 ? changed() : notFound();
    await recordAudit(transaction, ctx.actor, "announcement.edit", `announcement:${id}`, { text: row.text });
    return announcementView(row);
  });
  ctx.expire(ANNOUNCEMENT_TAG);
  return view;
}

/** Staff only. @throws Forbidden, NotFound */
export async function deleteAnnouncement(ctx: Ctx, id: number): Promise<void> {
  assertReviewer(ctx.actor);
  await ctx.transaction(async (transaction) => {
    const { count } = await transaction.announcement.deleteMany({ where: { id } });
    if (count === 0) throw notFound();
    await recordAudit(transaction, ctx.actor, "announcement.delete", `announcement:${id}`);
  });
  ctx.expire(ANNOUNCEMENT_TAG);
}

function columnsOf(ctx: Ctx, { text, href, starts_at, ends_at }: WriteAnnouncement) {
  assertReviewer(ctx.actor);
  if (ends_at <= ctx.now()) {
    const message = "Selesai tayang sudah lewat. Pilih waktu yang akan datang.";
    throw new InvalidInput(message, { ends_at: message });
  }
  return { text, href, startsAt: starts_at, endsAt: ends_at };
}

function changed(): Conflict {
  return new Conflict(
    "Pengumuman ini sudah diubah pengelola lain sejak Anda membukanya. Salin tulisan Anda, muat ulang halaman, lalu ubah lagi.",
  );
}

function notFound(): NotFound {
  return new NotFound("Pengumuman tidak ditemukan. Mungkin sudah dihapus.");
}
