import "server-only";
import { EVENT_MESSAGES, UNPROVED_PEOPLE } from "@/lib/events/event/rules";
import type { RegisterForEvent } from "@/lib/events/event/schemas";
import { waistOf, writerKey } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { InvalidInput } from "@/lib/kernel/errors";
import { isProved } from "./rules";

/** The registering person or account. */
export interface Registrant {
  name: string;
  /** Null for who registers a number. */
  email: string | null;
  phone: string | null;
  userId: number | null;
  /** It is the confirmed address of the account that asks. */
  own: boolean;
  provedAt: Date | null;
  /** Hash of the network's waist. */
  waist: string;
  writer: string | null;
}

/** @throws InvalidInput for what is missing, and for more people than nobody vouches for */
export async function registrantOf(ctx: Ctx, eventId: number, input: RegisterForEvent): Promise<Registrant> {
  const { actor } = ctx;
  const account =
    actor.kind === "member"
      ? await ctx.db.user.findUnique({
          where: { id: actor.userId },
          select: { id: true, username: true, email: true, createdAt: true },
        })
      : null;
  const ownEmail = account?.email?.toLowerCase();
  const name = input.name ?? account?.username;
  const number = input.whatsapp ?? null;
  const email = input.email ?? (number === null ? (ownEmail ?? null) : null);
  const phone = email === null ? number : (input.phone ?? number);
  const noPhone = !input.phone && number === null && (await needsPhone(ctx, eventId));
  const reached = email !== null || number !== null;
  if (account === null && input.people > UNPROVED_PEOPLE) {
    throw new InvalidInput(EVENT_MESSAGES.unprovedPeople, { people: EVENT_MESSAGES.unprovedPeople });
  }
  if (name && reached && !noPhone) {
    return {
      name,
      email,
      phone,
      userId: account?.id ?? null,
      own: email !== null && email === ownEmail,
      provedAt: account && isProved(account, ctx.now()) ? ctx.now() : null,
      waist: waistOf(actor),
      writer: writerKey(actor),
    };
  }
  throw new InvalidInput(noPhone ? EVENT_MESSAGES.communityIncomplete : EVENT_MESSAGES.nameAndEmail, {
    ...(name ? {} : { name: "Nama wajib diisi." }),
    ...(reached ? {} : { email: "Email wajib diisi." }),
    ...(noPhone ? { phone: EVENT_MESSAGES.phoneNeeded } : {}),
  });
}

/** Community events ring people up when plans change, and no account keeps a number. */
async function needsPhone(ctx: Ctx, eventId: number): Promise<boolean> {
  const event = await ctx.db.event.findUnique({ where: { id: eventId }, select: { kind: true } });
  return event?.kind === "COMMUNITY";
}
