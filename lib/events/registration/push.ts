import "server-only";
import { assertRegistrant } from "@/lib/events/event/access";
import { eventPath } from "@/lib/events/event/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import type { PushedRegistration } from "@/lib/push/commands-send";
import type { PushSubject } from "@/lib/push/rules";
import type { PushRegistration } from "@/lib/push/schemas";

/** @throws Forbidden for a wrong token */
export async function registrationToWatch(
  ctx: Pick<Ctx, "db" | "isSigned">,
  { id, token }: PushRegistration = { id: 0, token: "" },
): Promise<PushSubject> {
  const select = { id: true, createdAt: true } as const;
  const registration = await ctx.db.eventRegistration.findUnique({ where: { id }, select });
  assertRegistrant(ctx, registration, token);
  return { kind: "registration", tag: registration.id };
}

const HAPPENED: Record<string, string> = {
  reminder: "Pengingat kegiatan Anda",
  notice: "Ada perubahan pada kegiatan Anda",
  offer: "Ada tempat untuk Anda; terima lewat tautan pribadi Anda",
  over: "Waktu menerima tempat sudah lewat",
};

/** Null where nothing has happened. */
export function registrationPush({ slug, title, told, off, eventGone }: PushedRegistration) {
  const what = off ? "Kegiatan dibatalkan" : HAPPENED[told];
  return what === undefined ? null : { body: `${what}: ${title}.`, path: eventGone ? "/event" : eventPath(slug) };
}
