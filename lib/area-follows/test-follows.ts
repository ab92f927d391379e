import { randomUUID } from "node:crypto";
import { addReport, addSteps } from "@/prisma/factories/report";
import { member, type TestContext } from "@/scripts/testing/context";
import { changeAreaFollow, followArea } from "./commands";
import { areaFollowIn, type Cadence } from "./rules";

/** An account with a confirmed address. */
export async function account({ db }: TestContext, name: string) {
  const actor = await member(db, `${name}-${randomUUID().slice(0, 8)}`);
  const email = `${name}-${actor.userId}@contoh.id`;
  await db.user.update({ where: { id: actor.userId }, data: { email, emailKey: email } });
  return { ...actor, email };
}

export function askDigest(ctx: TestContext, code: string, email?: string, cadence: Cadence = "WEEKLY") {
  const input = { cadence, gatherings: true, ...(email === undefined ? {} : { email }) };
  return followArea(ctx, code, input, { receipt: true });
}

/** The link of the last mail, as its page reads it. */
export function linkedFollow(ctx: TestContext) {
  const hash = /#[^\s]+/u.exec(ctx.mail.mails.at(-1)?.message.text ?? "")?.[0] ?? "";
  return areaFollowIn(hash) ?? { action: "confirm" as const, id: 0, token: "" };
}

/** An address that its owner has confirmed. @returns the id of the follow */
export async function followedBy(ctx: TestContext, code: string, email: string, cadence?: Cadence): Promise<number> {
  await askDigest(ctx, code, email, cadence);
  const link = linkedFollow(ctx);
  await changeAreaFollow(ctx, link);
  return link.id;
}

/** A report of the public record in Piyungan, verified a minute ago. */
export async function verifiedReport({ db, now }: TestContext, fields: Parameters<typeof addReport>[1] = {}) {
  const at = new Date(now().getTime() - 60_000);
  const report = await addReport(db, { areaCode: "34.02.14", createdAt: at, ...fields });
  await addSteps(db, report.id, [{ kind: "VERIFIED", createdAt: at }]);
  if (fields.status) await db.report.update({ where: { id: report.id }, data: { status: fields.status } });
  return report;
}
