import "server-only";
import { timingSafeEqual } from "node:crypto";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden } from "@/lib/kernel/errors";

/** The token that lets its holder confirm, stop invitations and leave. */
export function volunteerToken(ctx: Pick<Ctx, "sign">, id: number): string {
  return ctx.sign("volunteer", String(id));
}

/** @throws Forbidden */
export function assertVolunteer(ctx: Pick<Ctx, "sign">, id: number, token: string): void {
  const expected = Buffer.from(volunteerToken(ctx, id));
  const given = Buffer.from(token);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
    throw new Forbidden("Tautan ini tidak berlaku. Buka tautan dari email terbaru.");
  }
}
