import "server-only";
import { timingSafeEqual } from "node:crypto";
import { sha256 } from "@/lib/accounts/tokens";
import { type Actor, isStaff } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden } from "@/lib/kernel/errors";

/** Staff, and who holds the private link of this event. @throws Forbidden */
export function assertManager(actor: Actor, event: { manageTokenHash: string | null }, token?: string): void {
  const known = event.manageTokenHash !== null && token !== undefined && sha256(token) === event.manageTokenHash;
  if (!known && !isStaff(actor)) {
    throw new Forbidden("Hanya penyelenggara dengan tautan pribadinya, pengelola, dan admin yang dapat mengubahnya.");
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
