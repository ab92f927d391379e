import "server-only";
import { assertReviewer } from "@/lib/desk/policy";
import type { Ctx } from "@/lib/kernel/ctx";
import { MOST_REPLIES, type ReplyAction } from "./rules";
import type { ReplyTemplateView } from "./view";

/** All sentences, the oldest first. Staff only. @throws Forbidden */
export async function listReplies(ctx: Ctx): Promise<ReplyTemplateView[]> {
  assertReviewer(ctx.actor);
  const rows = await ctx.db.replyTemplate.findMany({ orderBy: { id: "asc" }, take: MOST_REPLIES });
  return rows.map(replyView);
}

interface ReplyRow {
  id: number;
  action: string;
  damageType: string | null;
  text: string;
  revision: number;
}

export function replyView({ id, action, damageType, text, revision }: ReplyRow): ReplyTemplateView {
  return { id, action: action as ReplyAction, damage_type: damageType, text, revision };
}
