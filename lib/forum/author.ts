import "server-only";
import { comparisonKey } from "@/lib/format/text";
import { assertNotOfSite } from "@/lib/holding/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { InvalidInput } from "@/lib/kernel/errors";
import { ANONYMOUS_AUTHOR } from "./rules";

export interface Author {
  author: string;
  member: boolean;
}

/** Under which name a comment stands. */
export function commentAuthor({ actor }: Pick<Ctx, "actor">): Author {
  return actor.kind === "member"
    ? { author: actor.username, member: true }
    : { author: ANONYMOUS_AUTHOR, member: false };
}

/**
 * Under which name a topic stands: the account's, or what a visitor calls themselves.
 * @throws InvalidInput without a name, or with that of an account or of Sulur
 */
export async function threadAuthor(ctx: Pick<Ctx, "actor" | "db">, typed: string | undefined): Promise<Author> {
  if (ctx.actor.kind === "member") return commentAuthor(ctx);
  if (typed === undefined) throw refused("Penulis wajib diisi.");
  assertNotOfSite(ctx.actor, { field: "author", label: "Penulis", name: typed });
  const account = await ctx.db.user.findUnique({
    where: { usernameKey: comparisonKey(typed) },
    select: { id: true },
  });
  if (account) throw refused("Nama ini milik sebuah akun. Masuk dengan akun itu, atau tulis nama lain.");
  return { author: typed, member: false };
}

function refused(message: string): InvalidInput {
  return new InvalidInput(message, { author: message });
}
