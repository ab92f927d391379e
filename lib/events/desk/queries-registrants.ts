import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { assertReviewer } from "@/lib/desk/policy";
import { CSV_MARK, csvLines } from "@/lib/format/csv-file";
import { isAdmin } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { NotFound } from "@/lib/kernel/errors";
import { type Page, pageOf } from "@/lib/kernel/page";
import type { Prisma, Transaction } from "@/prisma/client";
import { DESK_REGISTRANTS_PAGE, STATUS_WORDS } from "./rules";
import type { DeskRegistrantView } from "./view";

/** Rows of a file that are in memory at once. */
const CHUNK = 500;
const COLUMNS = ["nomor", "nama", "keadaan", "orang", "hadir", "terdaftar_pada", "pesan"];
const CONTACT_COLUMNS = ["email", "telepon"];

const SELECT = {
  id: true,
  name: true,
  status: true,
  people: true,
  checkedInPeople: true,
  createdAt: true,
  email: true,
  phone: true,
  message: true,
} as const satisfies Prisma.EventRegistrationSelect;
type Row = Prisma.EventRegistrationGetPayload<{ select: typeof SELECT }>;

/**
 * Who registered, in the order of registering. Staff only, and audited; only administrators see how to reach them.
 * @throws NotFound
 */
export async function deskRegistrants(ctx: Ctx, eventId: number, cursor?: number): Promise<Page<DeskRegistrantView>> {
  assertReviewer(ctx.actor);
  const contacts = isAdmin(ctx.actor);
  const rows = await ctx.db.$transaction(async (transaction) => {
    await seen(ctx, transaction, eventId, "event.registrants");
    return transaction.eventRegistration.findMany({
      where: registrantsAfter(eventId, cursor),
      orderBy: { id: "asc" },
      take: DESK_REGISTRANTS_PAGE + 1,
      select: SELECT,
    });
  });
  const page = pageOf(rows, DESK_REGISTRANTS_PAGE, ({ id }) => String(id));
  return { items: page.items.map((row) => registrantView(row, contacts)), nextCursor: page.nextCursor };
}

/** The same people as a CSV file, in pieces. @throws NotFound, Forbidden before the first piece */
export async function exportRegistrants(ctx: Ctx, eventId: number): Promise<AsyncGenerator<string>> {
  assertReviewer(ctx.actor);
  await ctx.db.$transaction((transaction) => seen(ctx, transaction, eventId, "event.registrants_export"));
  return csvChunks(ctx, eventId, isAdmin(ctx.actor));
}

async function* csvChunks({ db }: Ctx, eventId: number, contacts: boolean): AsyncGenerator<string> {
  yield CSV_MARK + csvLines([contacts ? [...COLUMNS, ...CONTACT_COLUMNS] : COLUMNS]);
  let last: number | undefined;
  for (;;) {
    const rows: Row[] = await db.eventRegistration.findMany({
      where: registrantsAfter(eventId, last),
      orderBy: { id: "asc" },
      take: CHUNK,
      select: SELECT,
    });
    if (rows.length > 0) yield csvLines(rows.map((row) => cellsOf(registrantView(row, contacts))));
    last = rows.at(-1)?.id;
    if (rows.length < CHUNK) return;
  }
}

function cellsOf({ id, name, status, people, contact, ...row }: DeskRegistrantView): (string | number)[] {
  const cells = [id, name, STATUS_WORDS[status], people, row.came ?? "", row.created_at, row.message ?? ""];
  return contact ? [...cells, contact.email ?? "", contact.phone ?? ""] : cells;
}

/** Without the marks of those of whom it was said by mistake that they came. */
function registrantsAfter(eventId: number, cursor: number | undefined): Prisma.EventRegistrationWhereInput {
  return {
    eventId,
    ...(cursor === undefined ? {} : { id: { gt: cursor } }),
    OR: [{ walkInKey: null }, { checkedInAt: { not: null } }],
  };
}

function registrantView({ id, name, status, people, ...row }: Row, contacts: boolean): DeskRegistrantView {
  const { email, phone, message } = row;
  return {
    id,
    name,
    status,
    people,
    came: row.checkedInPeople,
    created_at: row.createdAt.toISOString(),
    message,
    contact: contacts ? { email, phone } : null,
  };
}

/** Looking at people's names is written down, and whether their addresses were among what was seen. */
async function seen(ctx: Ctx, transaction: Transaction, eventId: number, action: string): Promise<void> {
  const event = await transaction.event.findUnique({ where: { id: eventId }, select: { id: true } });
  if (!event) throw new NotFound("Event tidak ditemukan.");
  await recordAudit(transaction, ctx.actor, action, `event:${eventId}`, { contacts: isAdmin(ctx.actor) });
}
