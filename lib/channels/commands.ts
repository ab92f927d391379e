import "server-only";
import { isTaken } from "@/lib/accounts/commands";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import { DAY_MS, dayIn } from "@/lib/format/dates";
import { ownKey } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, InvalidInput, NotFound } from "@/lib/kernel/errors";
import type { Database, Transaction } from "@/prisma/client";
import { CHANNELS_TAG, CHECK_DAYS } from "./rules";
import type { EditChannel, WriteChannel } from "./schemas";

const TAKEN = "Kanal dengan nama, bentuk, dan daerah ini sudah ada.";

/** Staff only. @throws Forbidden, InvalidInput; Conflict where the same is there already */
export async function createChannel(ctx: Ctx, input: WriteChannel): Promise<{ id: number }> {
  assertReviewer(ctx.actor);
  const data = await checkedColumns(ctx, input);
  const created = await ctx.transaction(async (transaction) => {
    const [row] = await transaction.channel.createManyAndReturn({
      data: [{ ...data, createdAt: ctx.now() }],
      skipDuplicates: true,
    });
    if (!row) throw new Conflict(TAKEN);
    await recordAudit(transaction, ctx.actor, "channel.create", `channel:${row.id}`, { name: row.name });
    return { id: row.id };
  });
  ctx.expire(CHANNELS_TAG);
  return created;
}

/**
 * Staff only. Doubts stay until somebody says that it was checked, or it has another address.
 * @throws Forbidden, InvalidInput, NotFound; Conflict when somebody changed it since it was seen, or the same is there
 */
export async function editChannel(ctx: Ctx, id: number, input: EditChannel): Promise<{ id: number }> {
  assertReviewer(ctx.actor);
  const { revision } = input;
  const data = { ...(await checkedColumns(ctx, input)), revision: revision + 1 };
  try {
    await ctx.transaction(async (transaction) => {
      const before = await transaction.channel.findUnique({ where: { id }, select: { address: true } });
      const { count } = await transaction.channel.updateMany({ where: { id, revision }, data });
      if (count === 0) throw await changedOrGone(transaction, id);
      if (before?.address !== data.address) await transaction.channelDoubt.deleteMany({ where: { channelId: id } });
      await recordAudit(transaction, ctx.actor, "channel.edit", `channel:${id}`, { name: data.name });
    });
  } catch (error) {
    throw isTaken(error) ? new Conflict(TAKEN) : error;
  }
  ctx.expire(CHANNELS_TAG);
  return { id };
}

/** Confirms that a channel's data were correct today. Staff only. @throws Forbidden, NotFound, Conflict */
export async function checkChannel(ctx: Ctx, id: number, revision: number): Promise<{ id: number }> {
  assertReviewer(ctx.actor);
  const checkedOn = new Date(dayIn(ctx.now()));
  await ctx.transaction(async (transaction) => {
    const data = { checkedOn, revision: revision + 1 };
    const { count } = await transaction.channel.updateMany({ where: { id, revision }, data });
    if (count === 0) throw await changedOrGone(transaction, id);
    await transaction.channelDoubt.deleteMany({ where: { channelId: id } });
    await recordAudit(transaction, ctx.actor, "channel.check", `channel:${id}`);
  });
  ctx.expire(CHANNELS_TAG);
  return { id };
}

/** Staff only. @throws Forbidden, NotFound; Conflict for one that comes with the application */
export async function deleteChannel(ctx: Ctx, id: number): Promise<void> {
  assertReviewer(ctx.actor);
  await ctx.transaction(async (transaction) => {
    const [deleted] = await transaction.$queryRaw<{ name: string }[]>`
      DELETE FROM channels WHERE id = ${id} AND NOT shipped
        AND NOT EXISTS (SELECT FROM handovers WHERE channel_id = channels.id) RETURNING name`;
    if (!deleted) {
      if ((await transaction.channel.count({ where: { id } })) === 0) throw notFound();
      throw new Conflict("Kanal bawaan, dan kanal yang sudah menerima laporan, tidak dapat dihapus. Ubah saja.");
    }
    await recordAudit(transaction, ctx.actor, "channel.delete", `channel:${id}`, { name: deleted.name });
  });
  ctx.expire(CHANNELS_TAG);
}

/** Notes that somebody could not reach a channel; again by the same person it changes nothing. @throws NotFound */
export async function doubtChannel(ctx: Ctx, id: number): Promise<void> {
  const writerKey = ownKey(ctx.actor);
  const rows = await ctx.db.$queryRaw<unknown[]>`
    WITH doubted AS (SELECT id FROM channels WHERE id = ${id} FOR KEY SHARE), added AS (
      INSERT INTO channel_doubts (channel_id, writer_key, created_at) SELECT id, ${writerKey}, ${ctx.now()} FROM doubted
      ON CONFLICT DO NOTHING)
    SELECT id FROM doubted`;
  if (rows.length === 0) throw notFound();
}

/** Removes doubts that no check has answered in all the time in which a channel is offered. @returns how many */
export async function removeOldDoubts({ db, now }: Pick<Ctx, "db" | "now">): Promise<number> {
  const before = new Date(now().getTime() - CHECK_DAYS * DAY_MS);
  return (await db.channelDoubt.deleteMany({ where: { createdAt: { lt: before } } })).count;
}

export function channelColumns(input: WriteChannel) {
  return {
    name: input.name,
    kind: input.kind,
    areaCode: input.area_code ?? null,
    damageTypes: input.damage_types,
    address: input.address,
    needsIdentity: input.needs_identity,
    daysForward: input.days_forward,
    daysAct: input.days_act,
    sourceUrl: input.source_url,
    checkedOn: new Date(input.checked_on),
  };
}

async function checkedColumns(ctx: Ctx, input: WriteChannel) {
  if (input.checked_on > dayIn(ctx.now())) throw refused("checked_on", IN_FUTURE);
  if (input.area_code != null) {
    const known = await knownAreas(ctx.db, [input.area_code]);
    if (!known.has(input.area_code)) throw refused("area_code", UNKNOWN_AREA);
  }
  return channelColumns(input);
}

export const IN_FUTURE = "Terakhir diperiksa tidak boleh sesudah hari ini.";
export const UNKNOWN_AREA = "Kode daerah ini tidak ada. Cari di halaman daerah atau kosongkan.";

/** Those of the codes that an area has. */
export async function knownAreas(db: Database, codes: readonly string[]): Promise<Set<string>> {
  const rows = await db.area.findMany({ where: { code: { in: [...codes] } }, select: { code: true } });
  return new Set(rows.map(({ code }) => code));
}

function refused(field: string, message: string): InvalidInput {
  return new InvalidInput(message, { [field]: message });
}

async function changedOrGone(transaction: Transaction, id: number): Promise<Conflict | NotFound> {
  if ((await transaction.channel.count({ where: { id } })) === 0) return notFound();
  return new Conflict(
    "Kanal ini sudah diubah pengelola lain sejak Anda membukanya. Salin tulisan Anda, muat ulang halaman, lalu ubah lagi.",
  );
}

function notFound(): NotFound {
  return new NotFound("Kanal tidak ditemukan. Mungkin sudah dihapus.");
}
