import "server-only";
import { endInvitations, inviteToGatherings } from "@/lib/area-follows/commands-invite";
import { homeArea } from "@/lib/areas/queries-point";
import { DAY_MS } from "@/lib/format/dates";
import { assertNotOfSite, isNameDoubted } from "@/lib/holding/policy";
import { type HoldReason, holdReason } from "@/lib/holding/rules";
import { lockWriter, recentCount } from "@/lib/holding/sql";
import { ownKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict } from "@/lib/kernel/errors";
import { claimPhoto } from "@/lib/photos/commands";
import type { Transaction } from "@/prisma/client";
import { assertUnsubscriber, assertVolunteer, volunteerToken } from "./access";
import { confirmMail } from "./mails";
import { linkedVolunteer } from "./queries";
import { VOLUNTEER_SELECT, VOLUNTEERS } from "./rows";
import { CONFIRM_DAYS, INVITED_AREAS, isVolunteerArea, VOLUNTEER_MESSAGES, VOLUNTEERS_TAG } from "./rules";
import type { ChangeVolunteer, JoinVolunteers } from "./schemas";
import { type ChangedVolunteerView, type JoinedVolunteerView, volunteerView } from "./view";

/** Until when an address must be confirmed that is written to now. */
export function confirmBefore(now: Date): Date {
  return new Date(now.getTime() + CONFIRM_DAYS * DAY_MS);
}

/**
 * Takes in a volunteer, who is listed at once unless the filter doubts it; a held one is mailed when staff let it go.
 * @param receipt whether the address is told now; tomorrow when it has got too many mails of strangers already
 * Who joins with a number proves nothing by it and is sent nothing: the personal link stands in this one answer.
 * @throws Conflict when the address or number is registered; InvalidInput for a name of Sulur, and when the photo is not the writer's own or already used
 */
export async function joinVolunteers(
  ctx: Ctx,
  input: JoinVolunteers,
  { receipt }: { receipt: boolean },
): Promise<JoinedVolunteerView> {
  const writer = ownKey(ctx.actor);
  const { email = null } = input;
  const numberKey = email === null && input.whatsapp ? ctx.sign("volunteer-number", input.whatsapp) : null;
  assertNotOfSite(ctx.actor, { field: "nama", label: "Nama", name: input.nama });
  const now = ctx.now();
  const home = await homeArea(ctx, input.daerah, input.area_code);
  const view = await ctx.transaction(async (transaction) => {
    // The second lock lets of several who send one address at once all but the first see that it is taken.
    await lockWriter(transaction, [writer, `volunteer:${email ?? numberKey}`]);
    const known = await transaction.volunteer.count({ where: email === null ? { numberKey } : { emailKey: email } });
    if (known > 0) throw new Conflict(email === null ? VOLUNTEER_MESSAGES.numberTaken : VOLUNTEER_MESSAGES.taken);
    const held = await doubt(ctx, transaction, input);
    if (input.photo_id) await claimPhoto(transaction, ctx.actor, input.photo_id);
    const row = await transaction.volunteer.create({
      data: {
        name: input.nama,
        email,
        emailKey: email,
        numberKey,
        area: input.daerah,
        ...home,
        action: input.aksi,
        motivation: input.motivasi,
        photoId: input.photo_id ?? null,
        heldReason: held,
        // A number has no owner who could confirm it.
        confirmedAt: email === null ? now : null,
        confirmBefore: confirmBefore(now),
        consentedAt: now,
        writerKey: writer,
        createdAt: now,
      },
      select: VOLUNTEER_SELECT,
    });
    // Robots write any address into a form, so nobody is mailed about what is held.
    if (email !== null && held === null) {
      const notBefore = receipt ? undefined : new Date(now.getTime() + DAY_MS);
      await ctx.mail.enqueue(transaction, confirmMail(ctx, row.id, email), notBefore);
    }
    const token = email === null ? volunteerToken(ctx, row.id) : null;
    return { ...volunteerView(row), held: held !== null, mailed: email !== null && receipt, token };
  });
  if (!view.held) ctx.expire(VOLUNTEERS_TAG, "counts");
  return view;
}

async function doubt(ctx: Ctx, transaction: Transaction, input: JoinVolunteers): Promise<HoldReason | null> {
  const rows = await transaction.$queryRaw<{ recent: number }[]>`
    SELECT ${recentCount(VOLUNTEERS, writerKeys(ctx.actor), ctx.now())} AS recent`;
  const facts = { recent: rows[0]?.recent ?? 0, repeated: false, nameDoubted: isNameDoubted(ctx.actor, input.nama) };
  return holdReason(input, [input.nama, input.aksi, input.motivasi], facts);
}

/**
 * What the holder of a personal link decides; each may come twice. Leaving removes the row, and its photo with the next
 * cleanup. @throws Forbidden, NotFound
 */
export async function changeVolunteer(
  ctx: Ctx,
  id: number,
  { token, action }: ChangeVolunteer,
): Promise<ChangedVolunteerView> {
  assertVolunteer(ctx, id, token);
  if (action === "leave") {
    await ctx.db.$transaction(async (transaction) => {
      await uninvite(transaction, id);
      await transaction.volunteer.deleteMany({ where: { id } });
    });
    ctx.expire(VOLUNTEERS_TAG, "counts");
    return { left: true };
  }
  await ctx.db.$transaction(async (transaction) => {
    const row = await lockedAddress(transaction, id);
    if (row === undefined) return;
    const { isConfirmed, email } = row;
    // Opting in or out proves the address as well as the button that says so.
    if (!isConfirmed) await transaction.volunteer.update({ where: { id }, data: { confirmedAt: ctx.now() } });
    if (email === null) return;
    if (action === "stop_invitations") await endInvitations(transaction, email);
    else if (!isConfirmed || action === "resume_invitations") await invite(ctx, transaction, { ...row, email });
  });
  return linkedVolunteer(ctx, id, token);
}

interface AddressRow {
  email: string | null;
  area: string;
  isConfirmed: boolean;
}

async function lockedAddress(transaction: Transaction, id: number): Promise<AddressRow | undefined> {
  const [row] = await transaction.$queryRaw<AddressRow[]>`
    SELECT email, area, confirmed_at IS NOT NULL AS "isConfirmed" FROM volunteers WHERE id = ${id} FOR UPDATE`;
  return row;
}

async function invite(ctx: Ctx, transaction: Transaction, { email, area }: { email: string; area: string }) {
  if (!isVolunteerArea(area)) return;
  await inviteToGatherings(transaction, { email, areaCode: INVITED_AREAS[area], now: ctx.now() });
}

/** By a mail program's own button, in mails of earlier versions. @throws Forbidden */
export async function stopInvitations(ctx: Ctx, id: number, token: string): Promise<void> {
  assertUnsubscriber(ctx, id, token);
  await ctx.db.$transaction((transaction) => uninvite(transaction, id));
}

async function uninvite(transaction: Transaction, id: number): Promise<void> {
  const row = await lockedAddress(transaction, id);
  if (row?.isConfirmed && row.email !== null) await endInvitations(transaction, row.email);
}

/** Removes what was registered under a key. @returns photos that nothing shows any more */
export async function forgetVolunteers(transaction: Transaction, key: string): Promise<string[]> {
  const deleted = await transaction.$queryRaw<{ photoId: string | null; confirmedEmail: string | null }[]>`
    DELETE FROM volunteers WHERE writer_key = ${key}
    RETURNING photo_id AS "photoId", CASE WHEN confirmed_at IS NOT NULL THEN email END AS "confirmedEmail"`;
  for (const { confirmedEmail } of deleted) {
    if (confirmedEmail !== null) await endInvitations(transaction, confirmedEmail);
  }
  return deleted.flatMap(({ photoId }) => photoId ?? []);
}

/** Removes those whose address nobody confirmed in time. @returns how many */
export async function removeUnconfirmed({ db, now, expire }: Ctx): Promise<number> {
  const { count } = await db.volunteer.deleteMany({ where: { confirmedAt: null, confirmBefore: { lt: now() } } });
  if (count > 0) expire(VOLUNTEERS_TAG, "counts");
  return count;
}
