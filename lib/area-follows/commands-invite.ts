import "server-only";
import { zoneOfArea } from "@/lib/areas/zones";
import { comparisonKey } from "@/lib/format/text";
import { mailboxOf } from "@/lib/mails/rules";
import { type Database, Prisma, type Transaction } from "@/prisma/client";
import { IS_ACTIVE, takeOver } from "./commands";

const INVITED = Prisma.raw(`ARRAY['GATHERINGS']::"AreaFollowKind"[]`);
const WITHOUT_INVITATIONS = Prisma.raw(`array_remove(area_follows.kinds, 'GATHERINGS'::"AreaFollowKind")`);

/** Follows of an address, also of the account that has it. */
function followsOf(email: string): Prisma.Sql {
  return Prisma.sql`(mailbox = ${mailboxOf(email)} OR user_id = (SELECT id FROM users WHERE email_key = ${comparisonKey(email)}))`;
}

/** Has the owner of a confirmed address invited to gatherings in an area, beside whatever they follow there. */
export async function inviteToGatherings(
  transaction: Transaction,
  { email, areaCode, now }: { email: string; areaCode: string; now: Date },
): Promise<void> {
  const added = await transaction.$executeRaw`
    UPDATE area_follows SET kinds = ${WITHOUT_INVITATIONS} || ${INVITED}
    WHERE ${followsOf(email)} AND area_code = ${areaCode} AND ${IS_ACTIVE}`;
  if (added > 0) return;
  const zone = zoneOfArea({ areaCode, province: null }) ?? "WIB";
  await transaction.$executeRaw`
    INSERT INTO area_follows (area_code, email, mailbox, kinds, zone, consented_at, confirmed_at, sent_at)
    SELECT ${areaCode}, ${email}, ${mailboxOf(email)}, ${INVITED},
      coalesce((SELECT zone FROM area_follows WHERE ${followsOf(email)} AND ${IS_ACTIVE} ORDER BY id LIMIT 1), ${zone}::"EventZone"),
      ${now}, ${now}, ${now}
    ON CONFLICT (area_code, mailbox) DO UPDATE SET email = excluded.email, kinds = excluded.kinds, cadence = excluded.cadence,
      zone = excluded.zone, consented_at = excluded.consented_at, confirmed_at = excluded.confirmed_at, stopped_at = NULL,
      sent_at = excluded.sent_at`;
  const owner = await transaction.user.findUnique({ where: { emailKey: comparisonKey(email) }, select: { id: true } });
  if (owner) await takeOver(transaction, owner.id, email);
}

/** Ends the invitations to an address, in all areas; what else it follows goes on. */
export async function endInvitations(transaction: Transaction, email: string): Promise<void> {
  await transaction.$executeRaw`DELETE FROM area_follows WHERE ${followsOf(email)} AND kinds = ${INVITED}`;
  await transaction.$executeRaw`
    UPDATE area_follows SET kinds = ${WITHOUT_INVITATIONS} WHERE ${followsOf(email)} AND kinds @> ${INVITED}`;
}

export async function isInvited(db: Database | Transaction, email: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT FROM area_follows WHERE ${followsOf(email)} AND ${IS_ACTIVE} AND kinds @> ${INVITED} LIMIT 1`;
  return rows.length > 0;
}
