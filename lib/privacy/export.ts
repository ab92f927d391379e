import "server-only";
import { memberOf } from "@/lib/accounts/own/commands-confirm";
import { questionText } from "@/lib/accounts/own/rules";
import { ownKey } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Unauthenticated } from "@/lib/kernel/errors";
import { Prisma } from "@/prisma/client";

/** Where rows of one account lie, and what of them is not its owner's to have. */
interface ExportedTable {
  table: string;
  /** The column that names the owner, and whether by number, as a writer, or as an audit entry's subject. */
  owner: string;
  ownedBy: "user" | "writer" | "subject";
  /** The column that the pieces are cut by; with `owner` it has an index. */
  order: string;
  orderType: "int" | "uuid";
  /** Secrets, and numbers that only the machine reads. */
  without: readonly string[];
  /** Rows that belong to one of these. */
  children?: { name: string; table: string; parent: string; without: readonly string[] };
}

const STEP = ["report_id", "user_id", "mail_job_id", "from_held", "from_question"];

/** The lists of an account's export, by the names that they have there. */
export const EXPORTED: Record<string, ExportedTable> = {
  sessions: ofUser("sessions", "uuid", ["user_id"]),
  api_tokens: ofUser("api_tokens", "int", ["user_id", "token_hash"]),
  account_events: ofUser("account_events", "int", ["user_id"]),
  account_tickets: ofUser("account_tickets", "int", ["user_id", "token_hash"]),
  reports: {
    ...ofWriter("reports", "id", ["writer_key", "text_hash"]),
    children: { name: "steps", table: "report_events", parent: "report_id", without: STEP },
  },
  report_supports: ofWriter("report_supports", "report_id", ["writer_key"]),
  report_updates: ofWriter("report_updates", "id", ["writer_key", "text_hash", "desk_rank"]),
  report_judgements: ofWriter("report_judgements", "id", ["writer_key", "step_id"]),
  claim_causes: ofWriter("claim_causes", "id", ["writer_key", "step_id", "device"]),
  report_follows: ofUser("report_follows", "int", ["user_id", "notified_step", "due_at"]),
  area_follows: ofUser("area_follows", "int", ["user_id"]),
  push_watches: ofWriter("push_watches", "id", ["writer_key", "p256dh", "auth", "due_at", "tries"]),
  handovers: ofWriter("handovers", "id", ["writer_key"]),
  channel_doubts: ofWriter("channel_doubts", "channel_id", ["writer_key"]),
  report_assignments: { ...ofUser("report_assignments", "int", ["user_id"]), order: "report_id" },
  places: {
    ...ofWriter("places", "id", ["writer_key", "name_key"]),
    children: { name: "steps", table: "place_steps", parent: "place_id", without: ["place_id", "user_id", "before"] },
  },
  place_votes: ofWriter("place_votes", "place_id", ["writer_key"]),
  events: ofWriter("events", "id", ["writer_key", "manage_token_hash"]),
  event_registrations: ofUser("event_registrations", "int", ["user_id", "email_key", "waist", "writer_key"]),
  messages: {
    ...ofWriter("messages", "id", ["writer_key"]),
    children: {
      name: "steps",
      table: "message_steps",
      parent: "message_id",
      without: ["message_id", "user_id", "mail_job_id"],
    },
  },
  volunteers: ofWriter("volunteers", "id", ["writer_key", "email_key", "number_key"]),
  partners: ofWriter("partners", "id", ["writer_key", "manage_token_hash"]),
  deposit_books: {
    ...ofUser("partner_members", "int", ["user_id", "request_key", "link_version"]),
    children: {
      name: "entries",
      table: "deposit_entries",
      parent: "member_id",
      without: ["member_id", "partner_id", "request_key", "receipt_id"],
    },
  },
  forum_threads: ofWriter("forum_threads", "id", ["writer_key", "text_hash"]),
  forum_comments: ofWriter("forum_comments", "id", ["writer_key", "text_hash"]),
  forum_likes: ofWriter("forum_likes", "thread_id", ["writer_key"]),
  forum_flags: ofWriter("forum_flags", "id", ["writer_key"]),
  forum_follows: { ...ofUser("forum_follows", "int", ["user_id"]), order: "thread_id" },
  photos: {
    ...ofWriter("photos", "id", ["owner_key", "hash", "file_hash", "withdrawn_at", "replacement_id"]),
    owner: "owner_key",
    orderType: "uuid",
  },
  carbon_records: ofUser("carbon_records", "int", ["user_id"]),
  /** What staff did with the account or looked up in it. */
  staff_acts: {
    table: "audit_entries",
    owner: "subject",
    ownedBy: "subject",
    order: "id",
    orderType: "int",
    without: ["user_id", "details"],
  },
};

function ofUser(table: string, orderType: "int" | "uuid", without: string[]): ExportedTable {
  return { table, owner: "user_id", ownedBy: "user", order: "id", orderType, without };
}

function ofWriter(table: string, order: string, without: string[]): ExportedTable {
  return { table, owner: "writer_key", ownedBy: "writer", order, orderType: "int", without };
}

/** Of the document, not of the application. */
const VERSION = 1;
const BATCH = 500;

type Row = Record<string, unknown>;

/**
 * Everything that is stored about the actor, as the pieces of one JSON document; lists are read piece by piece, so a
 * large one takes no more memory than a small one. Secrets (hashes of passwords, answers and tokens) stay out.
 */
export async function exportOwnData(ctx: Ctx): Promise<AsyncGenerator<string>> {
  const { userId } = memberOf(ctx.actor);
  const [row] = await ctx.db.$queryRaw<{ account: Row }[]>`
    SELECT to_jsonb(users) - ARRAY['password_hash', 'security_answer_hash', 'username_key', 'name_words', 'email_key'] AS account
    FROM users WHERE id = ${userId}`;
  if (!row) throw new Unauthenticated();
  const account = { ...row.account, security_question: questionText(String(row.account.security_question)) };
  return documentOf(ctx, { format: "sulur-akun", version: VERSION, exported_at: ctx.now().toISOString(), account });
}

async function* documentOf(ctx: Ctx, head: object): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 1).replace(/\n\}$/u, "");
  for (const [name, table] of Object.entries(EXPORTED)) {
    let before = "";
    yield `,\n ${JSON.stringify(name)}: [`;
    for await (const row of rowsOf(ctx, table)) {
      yield `${before}\n  ${JSON.stringify(row)}`;
      before = ",";
    }
    yield before === "" ? "]" : "\n ]";
  }
  yield "\n}\n";
}

async function* rowsOf(ctx: Ctx, table: ExportedTable): AsyncGenerator<Row> {
  let after: string | null = null;
  do {
    const rows: { cursor: string; row: Row }[] = await ctx.db.$queryRaw(batchSql(ctx, table, after));
    for (const { row } of rows) yield row;
    after = rows.length === BATCH ? (rows.at(-1)?.cursor ?? null) : null;
  } while (after !== null);
}

function batchSql(ctx: Ctx, table: ExportedTable, after: string | null): Prisma.Sql {
  const { userId } = memberOf(ctx.actor);
  const owner = { user: userId, writer: ownKey(ctx.actor), subject: `user:${userId}` }[table.ownedBy];
  const order = Prisma.raw(table.order);
  const further = after === null ? Prisma.empty : Prisma.sql`AND ${order} > ${after}::${Prisma.raw(table.orderType)}`;
  const children = table.children;
  const added = children
    ? Prisma.sql`|| jsonb_build_object(${children.name}::text, (
        SELECT coalesce(jsonb_agg(to_jsonb(child) - ${children.without}::text[] ORDER BY child.id), '[]')
        FROM ${Prisma.raw(children.table)} AS child WHERE child.${Prisma.raw(children.parent)} = owned.id))`
    : Prisma.empty;
  return Prisma.sql`
    SELECT ${order}::text AS cursor, to_jsonb(owned) - ${table.without}::text[] ${added} AS row
    FROM ${Prisma.raw(table.table)} AS owned
    WHERE ${Prisma.raw(table.owner)} = ${owner} ${further}
    ORDER BY ${order} LIMIT ${BATCH}`;
}
