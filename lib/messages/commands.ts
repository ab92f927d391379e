import "server-only";
import { isMobile } from "@/lib/format/phone";
import { doubtOnArrival } from "@/lib/holding/rules";
import { lockWriter } from "@/lib/holding/sql";
import { ownKey } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { stopLink } from "@/lib/mails/access";
import { claimPhoto } from "@/lib/photos/commands";
import type { Prisma } from "@/prisma/client";
import { receiptMail } from "./mails";
import type { SendMessage } from "./schemas";
import type { ReceivedView } from "./view";

type Letter = Pick<Prisma.MessageUncheckedCreateInput, "kind" | "name" | "phone" | "subject" | "body" | "photoId"> & {
  email: string | null;
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
  const { email } = letter;
  const doubt = doubtOnArrival(input);
  return ctx.transaction(async (transaction) => {
    await lockWriter(transaction, [writer]);
    if (letter.photoId) await claimPhoto(transaction, ctx.actor, letter.photoId);
    const { id } = await transaction.message.create({
      data: {
        ...letter,
        status: "NEW",
        details: { ...details, ...doubt },
        consentedAt: ctx.now(),
        writerKey: writer,
        createdAt: ctx.now(),
      },
      select: { id: true },
    });
    // Robots write any address into a form, so nobody is mailed about what one sent.
    const mailed = email !== null && receipt && doubt.held === undefined;
    if (mailed) {
      await ctx.mail.enqueue(transaction, receiptMail(email, stopLink(ctx, email, { kind: "message", id })));
    }
    const chat = isMobile(letter.phone ?? "");
    return { received: true, mailed, by_whatsapp: email === null && chat, by_phone: email === null && !chat } as const;
  });
}

/** What each form's fields are in the table. */
function letterOf(input: SendMessage): Letter {
  const { kind } = input;
  if (kind === "CONTACT") {
    const { user_name: name, user_phone: phone = null, subject, message: body, project_category } = input;
    return { kind, name, email: addressOf(input), phone, subject, body, details: { project_category } };
  }
  const from = { kind, name: input.name, email: addressOf(input), phone: input.whatsapp ?? null };
  switch (input.kind) {
    case "QUESTION":
      return { ...from, body: input.question };
    case "CONTRIBUTION":
      return { ...from, body: input.message, details: { role: input.role } };
    case "IDEA":
      return { ...from, subject: input.title, body: input.idea };
    case "STORY":
      return { ...from, subject: input.title, body: input.story, photoId: input.photo_id ?? null };
  }
}

/** The address that a letter is answered to; null where it left a number. */
export function addressOf(input: SendMessage): string | null {
  return (input.kind === "CONTACT" ? input.user_email : input.email) ?? null;
}
