import { type Actor, isStaff } from "@/lib/kernel/actor";
import { InvalidInput } from "@/lib/kernel/errors";
import { claimsOffice, claimsSite } from "./rules-names";

/** A name that somebody typed, with its field and what the form calls it. */
interface TypedName {
  field: string;
  label: string;
  name: string;
}

/** @throws InvalidInput for a name that speaks for Sulur, unless staff give it */
export function assertNotOfSite(actor: Actor, { field, label, name }: TypedName): void {
  if (isStaff(actor) || !claimsSite(name)) return;
  const message = `${label} tidak boleh memakai nama pengelola Sulur. Tulis nama Anda sendiri.`;
  throw new InvalidInput(message, { [field]: message });
}

/** Whether a name is one that staff should look at before it is shown. */
export function isNameDoubted(actor: Actor, name: string): boolean {
  return !isStaff(actor) && claimsOffice(name);
}
