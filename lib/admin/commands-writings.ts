import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict } from "@/lib/kernel/errors";
import { act } from "./commands-users";
import { HIDDEN_WITH_WRITER } from "./rules";
import type { UserActView } from "./view";

/** Holds all reports and places of a user that nobody has checked yet, so that the public no longer sees them. */
export function hideWritings(ctx: Ctx, id: number): Promise<UserActView> {
  return moveWritings(ctx, id, { from: null, to: HIDDEN_WITH_WRITER, action: "user.hide_writings" });
}

/** Takes `hideWritings` back; what was held for another reason stays held. */
export function restoreWritings(ctx: Ctx, id: number): Promise<UserActView> {
  return moveWritings(ctx, id, { from: HIDDEN_WITH_WRITER, to: null, action: "user.restore_writings" });
}

interface Move {
  from: string | null;
  to: string | null;
  action: string;
}

async function moveWritings(ctx: Ctx, id: number, { from, to, action }: Move): Promise<UserActView> {
  const key = `user:${id}`;
  const codes: string[] = [];
  const view = await act(ctx, id, async (transaction) => {
    const now = ctx.now();
    const reports = await transaction.$queryRaw<{ code: string }[]>`
      UPDATE reports SET held_reason = ${to}, updated_at = ${now}
      WHERE writer_key = ${key} AND status = 'PENDING' AND held_reason IS NOT DISTINCT FROM ${from} RETURNING code`;
    // A place's desk knows by this moment that it has changed.
    const places = await transaction.$executeRaw`
      UPDATE places SET held_reason = ${to}, updated_at = GREATEST(${now}, updated_at + interval '1 millisecond')
      WHERE writer_key = ${key} AND status = 'PENDING' AND held_reason IS NOT DISTINCT FROM ${from}`;
    codes.push(...reports.map(({ code }) => code));
    if (reports.length + places === 0) throw new Conflict("Tidak ada laporan atau lokasi yang berubah.");
    await recordAudit(transaction, ctx.actor, action, key, { reports: reports.length, places });
    const done = to === null ? "ditampilkan kembali" : "disembunyikan";
    return `${reports.length} laporan dan ${places} lokasi ${done}.`;
  });
  ctx.expire("reports", "places", "counts", ...codes.map((code) => `report:${code}`));
  return view;
}
