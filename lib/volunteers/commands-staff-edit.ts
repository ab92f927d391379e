import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { momentAfter } from "@/lib/desk/edits";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput } from "@/lib/kernel/errors";
import { volunteerNotFound } from "./commands-desk";
import { VOLUNTEERS_TAG } from "./rules";
import type { EditVolunteer } from "./schemas-desk";

/**
 * Mends what a volunteer says of themselves; who holds the personal link reads why. Staff only, without any address.
 * @throws NotFound; Conflict when somebody changed it meanwhile; InvalidInput when nothing is changed
 */
export async function editVolunteer(ctx: Ctx, id: number, input: EditVolunteer): Promise<{ message: string }> {
  assertReviewer(ctx.actor);
  const { reason, seen_edited_at: seen, hapus_foto, nama, daerah, aksi, motivasi } = input;
  const edited = await ctx.transaction(async (transaction) => {
    await transaction.$queryRaw`SELECT FROM volunteers WHERE id = ${id} FOR UPDATE`;
    const before = await transaction.volunteer.findUnique({ where: { id } });
    if (!before) throw volunteerNotFound();
    if ((before.staffEditedAt?.getTime() ?? null) !== (seen === null ? null : Date.parse(seen))) {
      throw new Conflict("Relawan ini baru saja disunting orang lain. Muat ulang halaman untuk melihat perubahannya.");
    }
    const wanted = {
      name: nama,
      area: daerah,
      action: aksi,
      motivation: motivasi,
      ...(hapus_foto ? { photoId: null } : {}),
    };
    const old: Readonly<Record<string, unknown>> = before;
    const changed = Object.entries(wanted).filter(([name, value]) => old[name] !== value);
    if (changed.length === 0) throw new InvalidInput("Belum ada yang diubah.", { nama: "Belum ada yang diubah." });
    const at = momentAfter(ctx.now(), before.staffEditedAt);
    const data = { ...Object.fromEntries(changed), staffEditedAt: at, staffEditWords: reason };
    await transaction.volunteer.update({ where: { id }, data });
    const details = { reason, changed: changed.map(([name]) => name) };
    await recordAudit(transaction, ctx.actor, "volunteer.edited", `volunteer:${id}`, details);
    return { message: `Pendaftaran ${nama} disunting.` };
  });
  ctx.expire(VOLUNTEERS_TAG, "counts");
  return edited;
}
