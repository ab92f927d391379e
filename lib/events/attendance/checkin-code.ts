import "server-only";
import { sha256 } from "@/lib/accounts/tokens";
import type { Ctx } from "@/lib/kernel/ctx";
import { checkInText } from "./rules";

const SIGNATURE_DIGITS = 20;

/** What the QR code of one registration says: shown to the organiser at the entrance. */
export function checkInCode(ctx: Pick<Ctx, "sign">, registrationId: number): string {
  const signature = sha256(ctx.sign("check-in", String(registrationId)));
  return checkInText(registrationId, signature.slice(0, SIGNATURE_DIGITS));
}
