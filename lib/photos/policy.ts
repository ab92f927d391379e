import { type Actor, isStaff, writerKeys } from "@/lib/kernel/actor";

interface PhotoFacts {
  ownerKey: string;
  /** What shows it is public; those who own that say so. */
  isPublic: boolean;
  /** Staff have replaced or removed it, for good or while they may still undo that. */
  isTakenAway: boolean;
}

export function canSeePhoto(actor: Actor, { ownerKey, isPublic, isTakenAway }: PhotoFacts): boolean {
  return !isTakenAway && (isPublic || isStaff(actor) || writerKeys(actor).includes(ownerKey));
}
