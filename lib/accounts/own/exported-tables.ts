/** Where rows of one account lie, and what of them is not its owner's to have. */
export interface ExportedTable {
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
  report_follows: ofUser("report_follows", "int", ["user_id", "notified_step", "due_at"]),
  push_watches: ofWriter("push_watches", "id", ["writer_key", "p256dh", "auth", "due_at", "tries"]),
  report_assignments: { ...ofUser("report_assignments", "int", ["user_id"]), order: "report_id" },
  places: {
    ...ofWriter("places", "id", ["writer_key", "name_key"]),
    children: { name: "steps", table: "place_steps", parent: "place_id", without: ["place_id", "user_id", "before"] },
  },
  place_votes: ofWriter("place_votes", "place_id", ["writer_key"]),
  events: ofWriter("events", "id", ["writer_key", "manage_token_hash"]),
  event_registrations: ofUser("event_registrations", "int", ["user_id", "email_key"]),
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
      without: ["member_id", "partner_id", "request_key"],
    },
  },
  forum_threads: ofWriter("forum_threads", "id", ["writer_key", "text_hash"]),
  forum_comments: ofWriter("forum_comments", "id", ["writer_key", "text_hash"]),
  forum_likes: ofWriter("forum_likes", "thread_id", ["writer_key"]),
  forum_flags: ofWriter("forum_flags", "id", ["writer_key"]),
  forum_follows: { ...ofUser("forum_follows", "int", ["user_id"]), order: "thread_id" },
  photos: { ...ofWriter("photos", "id", ["owner_key", "hash"]), owner: "owner_key", orderType: "uuid" },
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
