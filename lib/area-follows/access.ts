import "server-only";
import { EXPIRED_LINK } from "@/lib/http/private-links";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden } from "@/lib/kernel/errors";
import { type AreaFollowAction, areaFollowPath } from "./rules";

/** The token that lets its holder begin the mails and end them. */
export function areaFollowToken(ctx: Pick<Ctx, "sign">, id: number): string {
  return ctx.sign("area-follow", String(id));
}

/** Only ends the mails: mail programs send it in a query, which logs may keep. */
export function areaUnfollowToken(ctx: Pick<Ctx, "sign">, id: number): string {
  return ctx.sign("area-unfollow", String(id));
}

/** The page for people, and what a mail program's own button calls. */
export function stopDigestLinks(ctx: Pick<Ctx, "sign" | "link">, id: number) {
  return {
    // The page lists what its reader follows, which the key in a query must not open.
    stopLink: ctx.link(areaFollowPath("stop", id, areaFollowToken(ctx, id))),
    unsubscribe: ctx.link(`/api/areas/unsubscribe?follow=${id}&token=${areaUnfollowToken(ctx, id)}`),
  };
}

/** @throws Forbidden for a token of something else */
export function assertAreaFollower(ctx: Pick<Ctx, "isSigned">, id: number, token: string, action: AreaFollowAction) {
  const purposes = action === "confirm" ? ["area-follow"] : ["area-unfollow", "area-follow"];
  if (!purposes.some((purpose) => ctx.isSigned(purpose, String(id), token))) throw new Forbidden(EXPIRED_LINK);
}
