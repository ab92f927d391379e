import "server-only";
import { lockWriter } from "@/lib/holding/sql";
import { ownKey } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { claimPhoto } from "@/lib/photos/commands";
import type { Prisma } from "@/prisma/client";
import { receiptMail } from "./mails";
import { doubtOnArrival } from "./rules";
import type { SendMessage } from "./schemas";
import type { ReceivedView } from "./view";

type Letter = Pick<Prisma.MessageUncheckedCreateInput, "kind" | "name" | "phone" | "subject" | "body" | "photoId"> & {
  email: string;
  details?: Record<string, string>;
};

/**
 * Takes in a letter to the team.
 * @param receipt whether its address is told; not when it has got too many mails of strangers already
 * @throws InvalidInput when the photo is not the writer's own or already used
 */
export async function sendMessage(
  ctx: Ctx,
  input: SendMessage,
  { receipt }: { receipt: boolean },
): Promise<ReceivedView> {
  const writer = ownKey(ctx.actor);
  const { details, ...letter } = letterOf(input);
  const doubt = doubtOnArrival(input);
  return ctx.transaction(async (transaction) => {
    await lockWriter(transaction, [writer]);
    if (letter.photoId) await claimPhoto(transaction, ctx.actor, letter.photoId);
    await transaction.message.create({
      data: {
        ...letter,
        status: "NEW",
        details: { ...details, ...doubt },
        consentedAt: ctx.now(),
        writerKey: writer,
        createdAt: ctx.now(),
      },
    });
    // Robots write any address into a form, so nobody is mailed about what one sent.
    if (receipt && doubt.held === undefined) await ctx.mail.enqueue(transaction, receiptMail(letter.email));
    return { received: true, mailed: receipt } as const;
  });
}

/** What each form's fields are in the table. */
function letterOf(input: SendMessage): Letter {
  switch (input.kind) {
    case "CONTACT":
      return {
        kind: input.kind,
        name: input.user_name,
        email: input.user_email,
        phone: input.user_phone ?? null,
        subject: input.subject,
        body: input.message,
        details: { project_category: input.project_category },
      };
    case "QUESTION":
      return { kind: input.kind, name: input.name, email: input.email, body: input.question };
    case "CONTRIBUTION": {
      const { kind, name, email, message, role } = input;
      return { kind, name, email, body: message, details: { role } };
    }
    case "IDEA": {
      const { kind, name, email, title, idea } = input;
      return { kind, name, email, subject: title, body: idea };
    }
    case "STORY": {
      const { kind, name, email, title, story, photo_id } = input;
      return { kind, name, email, subject: title, body: story, photoId: photo_id ?? null };
    }
  }
}

/** The address that a letter is answered to. */
export function addressOf(input: SendMessage): string {
  return letterOf(input).email;
}
