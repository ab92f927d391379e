/** What keeps a new writing from the public until staff have looked at it; its writer sees it all the same. */

/** `writer`: hidden by an admin together with everything its writer sent. `first`: nothing of its writer has stood yet. */
export const HOLD_REASONS = ["robot", "link", "repeat", "burst", "writer", "first", "flags"] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** More writings of one kind than this from one person within ten minutes are held. */
export const BURST = { count: 3, minutes: 10 };

/** Nobody fills a form faster than this. */
export const MIN_FILL_SECONDS = 3;

const LINK =
  /(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]{1,63}\.(?:com|net|org|info|biz|xyz|top|site|online|shop|link|id|me|ly|co)\b(?:\/\S*)?/iu;

export function containsLink(text: string): boolean {
  return LINK.test(text);
}

/** What a form sent by which robots give themselves away. */
export interface FormTraces {
  /** Honeypot: people do not see this field. */
  website?: string;
  /** How long the form was open. */
  filled_seconds?: number;
}

/** What the database knows about a new writing. */
export interface HoldFacts {
  /** The writer's own of this kind in the last `BURST.minutes`. */
  recent: number;
  /** The same came before. */
  repeated: boolean;
}

export function isRobot({ website, filled_seconds }: FormTraces): boolean {
  return Boolean(website) || (filled_seconds !== undefined && filled_seconds < MIN_FILL_SECONDS);
}

/** Why a new writing is held; null when it is not. @param texts all that will be read by others */
export function holdReason(traces: FormTraces, texts: readonly string[], facts: HoldFacts): HoldReason | null {
  if (isRobot(traces)) return "robot";
  if (texts.some(containsLink)) return "link";
  if (facts.repeated) return "repeat";
  return facts.recent >= BURST.count ? "burst" : null;
}
