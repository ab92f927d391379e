import "server-only";
import { sha256 } from "@/lib/accounts/tokens";
import { EXPIRED_LINK } from "@/lib/http/private-links";
import { type Actor, isStaff } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden } from "@/lib/kernel/errors";
import type { Prisma } from "@/prisma/client";

/** What decides who manages an event. */
export const MANAGER_SELECT = {
  id: true,
  manageTokenHash: true,
  organiserEmail: true,
  writerKey: true,
  series: { select: { manageTokenHash: true } },
} as const satisfies Prisma.EventSelect;
type Managed = Prisma.EventGetPayload<{ select: typeof MANAGER_SELECT }>;

/** The account that added this event, and who holds its private link. */
export function isOrganiser(ctx: Pick<Ctx, "actor" | "isSigned">, event: Managed, token?: string): boolean {
  const { actor } = ctx;
  const known = token !== undefined && isKey(ctx, event, token);
  return known || (actor.kind === "member" && event.writerKey === `user:${actor.userId}`);
}

/** Its organiser and staff. @throws Forbidden */
export function assertManager(ctx: Pick<Ctx, "actor" | "isSigned">, event: Managed, token?: string): void {
  if (!isOrganiser(ctx, event, token) && !isStaff(ctx.actor)) {
    throw new Forbidden(
      "Hanya penyelenggara dengan tautan pribadinya atau akunnya, pengelola, dan admin yang dapat mengubahnya.",
    );
  }
}

/** The key that is mailed when the first was lost; it holds for as long as the address is kept. */
export function organiserToken(ctx: Pick<Ctx, "sign">, event: Pick<Managed, "id" | "organiserEmail">): string {
  return ctx.sign("organiser", `${event.id}:${event.organiserEmail}`);
}

function isKey(ctx: Pick<Ctx, "isSigned">, event: Managed, token: string): boolean {
  const hashes = [event.manageTokenHash, event.series?.manageTokenHash ?? null];
  if (hashes.includes(sha256(token))) return true;
  return event.organiserEmail !== null && ctx.isSigned("organiser", `${event.id}:${event.organiserEmail}`, token);
}

/** An address that registers again after it left gets another link: whoever had the old one may be a stranger. */
export interface LinkedRegistration {
  id: number;
  createdAt: Date;
}

const subjectOf = ({ id, createdAt }: LinkedRegistration) => `${id}:${createdAt.getTime()}`;

/** The token that lets its holder change a registration. */
export function registrationToken(ctx: Pick<Ctx, "sign">, registration: LinkedRegistration): string {
  return ctx.sign("registration", subjectOf(registration));
}

/** The token in mails, which opens the same and shows that its holder reads the address. */
export function mailedToken(ctx: Pick<Ctx, "sign">, registration: LinkedRegistration): string {
  return ctx.sign("registration-mail", subjectOf(registration));
}

/** Whether the holder of a token has it from a mail. */
export function isMailed(ctx: Pick<Ctx, "isSigned">, registration: LinkedRegistration, token: string): boolean {
  return ctx.isSigned("registration-mail", subjectOf(registration), token);
}

/** Says nothing of whether there is such a registration. @throws Forbidden */
export function assertRegistrant<Row extends LinkedRegistration>(
  ctx: Pick<Ctx, "isSigned">,
  registration: Row | null,
  token: string,
): asserts registration is Row {
  const known =
    registration !== null &&
    (ctx.isSigned("registration", subjectOf(registration), token) || isMailed(ctx, registration, token));
  if (!known) {
    throw new Forbidden(EXPIRED_LINK);
  }
}

/** @param withCode whether the access code was entered @throws Forbidden */
export function assertOrganiser(actor: Actor, withCode: boolean): void {
  if (!withCode && !isStaff(actor)) throw new Forbidden("Masukkan kode akses terlebih dahulu.");
}
