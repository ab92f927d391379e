/** What keeps a new writing from the public until staff have looked at it; its writer sees it all the same. */

/**
 * `writer`: hidden by an admin together with everything its writer sent. `first`: nothing of its writer has stood yet.
 * `name`: its writer goes by the name of an office. `photo`: nobody of staff has seen its photo. `secret`: its reporter
 * wants it seen by staff alone, for ever; what else the filter thinks of it stands after a colon.
 */
export const HOLD_REASONS = [
  "robot",
  "link",
  "repeat",
  "burst",
  "writer",
  "first",
  "flags",
  "name",
  "photo",
  "secret",
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** Opens the reason why something is held that was hidden together with everything its writer sent. */
export const HIDDEN_WITH_WRITER = "writer" satisfies HoldReason;

export function isHiddenWithWriter(heldReason: string | null): boolean {
  return heldReason?.split(":")[0] === HIDDEN_WITH_WRITER;
}

/**
 * More writings of one kind than this from one person within ten minutes are held, and, since a new cookie is easily
 * had, more than `ofAddress` from one address, which a whole village may share.
 */
export const BURST = { count: 3, minutes: 10, ofAddress: 15 };

/** Nobody fills a form faster than this. */
export const MIN_FILL_SECONDS = 3;

const ADDRESS = /(?:https?:\/\/|www\.)\S|\b(?:youtu\.be|goo\.gl)\b/iu;

/** Endings that people write, or that advertise games of chance; words like "di" and "to" are none of them. */
const ENDINGS =
  "com|net|org|biz|xyz|ly|io|vip|bet|tv|ru|cn|tk|ml|cf|gq|pw|icu|lol|casino|poker|website|cfd|sbs|cyou|buzz|monster|dev";
/** Words, too. In a capital they begin a sentence whose blank is missing: "menumpuk.Info dari warga". */
const WORDS =
  "info|top|site|online|shop|link|id|me|co|app|club|win|live|fun|pro|games?|store|space|asia|page|cloud|tech|blog|click|bond";
/** Abbreviations, too: "Bambu.Gg.7", "mohon.cc Pak RT". */
const ABBREVIATIONS = "gg|cc";
const HOST = new RegExp(
  `(?<![\\p{L}\\p{N}.-])(?:[a-z0-9-]{1,63}\\.)*([a-z0-9-]{1,63})\\.(?:(${WORDS})|(${ABBREVIATIONS})|${ENDINGS})(?![\\p{L}\\p{N}-])(\\/\\S)?`,
  "giu",
);
/** Abbreviations before a full stop in a street address, and in "CC.TV". */
const NO_HOST = /^(?:[\d-]+|jln?|gg|gang|no|rt|rw|kel|kec|kab|ds|dsn|kp|km|blok|bpk?|cc)$/iu;
const CAPITALISED = /^\p{Lu}\p{Ll}/u;

function isHost([, name = "", word, abbreviation, path]: RegExpExecArray): boolean {
  if (NO_HOST.test(name)) return false;
  // No word has a digit or a hyphen, and no sentence a path.
  if (path !== undefined || /[\d-]/u.test(name)) return true;
  return abbreviation === undefined && !(word !== undefined && CAPITALISED.test(word));
}

/** Full-width letters and the dots that only look like one count as what they stand for. */
export function containsLink(text: string): boolean {
  const plain = text.normalize("NFKC");
  return ADDRESS.test(plain) || [...plain.matchAll(HOST)].some(isHost);
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
  /** How many came from the same address in those minutes, where that is known. */
  fromAddress?: number;
  /** The writer goes by the name of an office. */
  nameDoubted?: boolean;
}

export function isRobot({ website, filled_seconds }: FormTraces): boolean {
  return Boolean(website) || (filled_seconds !== undefined && filled_seconds < MIN_FILL_SECONDS);
}

/** A message that looks automatic waits for staff like every other, and says so: a wrong filter loses nothing. */
export function doubtOnArrival(traces: FormTraces): { held?: "robot" } {
  return isRobot(traces) ? { held: "robot" } : {};
}

/** Why a new writing is held; null when it is not. @param texts all that will be read by others */
export function holdReason(traces: FormTraces, texts: readonly string[], facts: HoldFacts): HoldReason | null {
  if (isRobot(traces)) return "robot";
  if (texts.some(containsLink)) return "link";
  if (facts.nameDoubted) return "name";
  if (facts.repeated) return "repeat";
  return facts.recent >= BURST.count || (facts.fromAddress ?? 0) > BURST.ofAddress ? "burst" : null;
}
