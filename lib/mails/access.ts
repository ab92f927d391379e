import "server-only";
import type { StopLink } from "@/lib/format/letter";
import { EXPIRED_LINK } from "@/lib/http/private-links";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden } from "@/lib/kernel/errors";
import {
  readStopToken,
  rowName,
  type SourceRow,
  type StopToken,
  stopApiPath,
  stopPagePath,
  stopToken,
} from "./rules-stop";

/** Names an address without saying it. */
export function mailAddressKey(ctx: Pick<Ctx, "sign">, address: string): string {
  return ctx.sign("mail-address", address.toLowerCase());
}

/** The links that end the mails about these rows to an address. Nobody but the recipient of a mail can make them. */
export function stopLink(ctx: Pick<Ctx, "sign" | "link">, address: string, ...rows: SourceRow[]): StopLink {
  const names = rows.map(rowName);
  const addressKey = mailAddressKey(ctx, address);
  const token = stopToken(names, addressKey, ctx.sign("mail-stop", `${names.join("_")} ${addressKey}`));
  return { link: ctx.link(stopPagePath(token)), unsubscribe: ctx.link(stopApiPath(token)), rows: names, addressKey };
}

/** @throws Forbidden */
export function assertStopToken(ctx: Pick<Ctx, "isSigned">, token: string): StopToken {
  const read = readStopToken(token);
  const subject = read && `${read.rows.map(rowName).join("_")} ${read.addressKey}`;
  if (read === null || subject === null || !ctx.isSigned("mail-stop", subject, read.signature)) {
    throw new Forbidden(EXPIRED_LINK);
  }
  return read;
}
