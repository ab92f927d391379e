import "server-only";
import { recordAudit } from "@/lib/audit/commands";
import { CSV_MARK, csvLines } from "@/lib/format/csv-file";
import type { Ctx } from "@/lib/kernel/ctx";
import { assertAdmin } from "./policy";
import { used, usersWhere } from "./queries-users";
import type { ExportUsers } from "./schemas";

/** Rows that are in memory at once. */
const CHUNK = 500;
const COLUMNS = ["id", "username", "daerah", "umur", "role", "diblokir_pada", "terdaftar_pada"];

/**
 * The users that fit the filters as a CSV file, without secrets, and with addresses only where they were asked for.
 * @throws Forbidden before the first piece
 */
export async function exportUsers(ctx: Ctx, query: ExportUsers): Promise<AsyncGenerator<string>> {
  assertAdmin(ctx.actor);
  const { dengan_email, ...filters } = query;
  const details = { ...used(filters), dengan_email: dengan_email === "1" };
  await ctx.db.$transaction((transaction) => recordAudit(transaction, ctx.actor, "user.export", "users", details));
  return chunks(ctx, query);
}

async function* chunks(ctx: Ctx, { dengan_email, ...filters }: ExportUsers): AsyncGenerator<string> {
  const email = dengan_email === "1";
  yield `${CSV_MARK}${csvLines([email ? [...COLUMNS, "email"] : COLUMNS])}`;
  let after = 0;
  for (;;) {
    const rows = await ctx.db.user.findMany({
      where: { AND: [usersWhere(filters), { id: { gt: after } }] },
      orderBy: { id: "asc" },
      take: CHUNK,
      select: {
        id: true,
        username: true,
        daerah: true,
        umur: true,
        role: true,
        blockedAt: true,
        createdAt: true,
        email,
      },
    });
    yield csvLines(
      rows.map((row) => [
        row.id,
        row.username,
        row.daerah,
        row.umur,
        row.role.toLowerCase(),
        row.blockedAt?.toISOString() ?? "",
        row.createdAt.toISOString(),
        ...(email ? [row.email ?? ""] : []),
      ]),
    );
    const last = rows.at(-1);
    if (rows.length < CHUNK || !last) return;
    after = last.id;
  }
}
