import { ADDRESS_HOLD_DAYS } from "./rules";

const DAY_MS = 86_400_000;

/** Where a waste bank's mails go. */
export interface PartnerAddress {
  email: string;
  previousEmail: string | null;
  emailHeldUntil: Date | null;
}

/**
 * Where a new private link is sent. Whoever holds a stolen one may change the address, so for a while the key goes to
 * the address before, whose owner was told.
 */
export function keyAddress({ email, previousEmail, emailHeldUntil }: PartnerAddress, now: Date): string {
  return previousEmail !== null && emailHeldUntil !== null && emailHeldUntil > now ? previousEmail : email;
}

/** Going back to the address that keys go to ends the time of waiting; a second change does not make the first trusted. */
export function changedAddress(before: PartnerAddress, email: string, now: Date): PartnerAddress {
  const trusted = keyAddress(before, now);
  if (email.toLowerCase() === trusted.toLowerCase()) return { email, previousEmail: null, emailHeldUntil: null };
  return { email, previousEmail: trusted, emailHeldUntil: new Date(now.getTime() + ADDRESS_HOLD_DAYS * DAY_MS) };
}
