import "server-only";
import { timingSafeEqual } from "node:crypto";
import { sha256 } from "@/lib/accounts/tokens";
import { type Actor, isStaff } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden } from "@/lib/kernel/errors";
import type { Prisma } from "@/prisma/client";

/** What decides who manages an event. */
export const MANAGER_SELECT = { manageTokenHash: true, writerKey: true } as const satisfies Prisma.EventSelect;
type Managed = Prisma.EventGetPayload<{ select: typeof MANAGER_SELECT }>;

/** Staff, the account that added this event, and who holds its private link. @throws Forbidden */
export function assertManager(actor: Actor, event: Managed, token?: string): void {
  const known = event.manageTokenHash !== null && token !== undefined && sha256(token) === event.manageTokenHash;
  const own = actor.kind === "member" && event.writerKey === `user:${actor.userId}`;
  if (!known && !own && !isStaff(actor)) {
    throw new Forbidden(
      "Hanya penyelenggara dengan tautan pribadi atau akunnya, pengelola, dan admin yang dapat mengubahnya.",
    );
  }
}

/** The token that lets its holder change a registration. */
export function registrationToken(ctx: Pick<Ctx, "sign">, id: number): string {
  return ctx.sign("registration", String(id));
}

/** @throws Forbidden */
export function assertRegistrant(ctx: Pick<Ctx, "sign">, id: number, token: string): void {
  const expected = Buffer.from(registrationToken(ctx, id));
  const given = Buffer.from(token);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
    throw new Forbidden("Tautan ini tidak berlaku. Buka tautan dari email terbaru.");
  }
}
