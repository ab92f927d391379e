import { DAY_MS, dayIn, type Zone } from "@/lib/format/dates";

/** Following an area: one digest for all areas of a person. */

export const AREA_FOLLOW_KINDS = ["NEWS", "GATHERINGS"] as const;
export type AreaFollowKind = (typeof AREA_FOLLOW_KINDS)[number];

export const CADENCES = { WEEKLY: "Tiap Sabtu pagi", DAILY: "Tiap pagi" } as const;
export type Cadence = keyof typeof CADENCES;

/** The limit for one account, address or browser. */
export const MOST_FOLLOWED_AREAS = 20;

/** The limit for one digest, over all areas. */
export const DIGEST_ITEMS = 12;

/** An address that nobody confirmed, or whose owner ended the mails, is not written to again before this. */
export const AREA_CONFIRM_DAYS = 30;

const SATURDAY = 6;
const OFFSETS: Record<Zone, string> = { WIB: "+07:00", WITA: "+08:00", WIT: "+09:00" };
export const DIGEST_ZONES = Object.keys(OFFSETS) as Zone[];

/** The last 07.00 in a zone for a digest to leave, every day or on Saturdays. A host that was off sends it late. */
export function lastDigestTime(cadence: Cadence, zone: Zone, now: Date): Date {
  const today = dayIn(now, zone);
  const sinceSaturday = (new Date(today).getUTCDay() - SATURDAY + 7) % 7;
  const seven = Date.parse(`${today}T07:00:00${OFFSETS[zone]}`);
  const time = cadence === "DAILY" ? seven : seven - sinceSaturday * DAY_MS;
  if (time <= now.getTime()) return new Date(time);
  return new Date(time - (cadence === "DAILY" ? 1 : 7) * DAY_MS);
}

export const AREA_FOLLOW_ACTIONS = ["confirm", "stop"] as const;
export type AreaFollowAction = (typeof AREA_FOLLOW_ACTIONS)[number];

const WORDS: Record<AreaFollowAction, string> = { confirm: "konfirmasi", stop: "berhenti" };

/** The page of a mail's link; what stands behind # reaches no server and no log. */
export function areaFollowPath(action: AreaFollowAction, id: number, token: string): string {
  return `/wilayah/ikuti#${WORDS[action]}=${id}.${token}`;
}

/** Header of GET /api/areas/follows: id and token of a mail's link, as its page has them behind #. */
export const AREA_FOLLOW_HEADER = "sulur-wilayah";

/** Parses `location.hash` of such a link; null where it is none. */
export function areaFollowIn(hash: string): { action: AreaFollowAction; id: number; token: string } | null {
  const [, word, id, token] = /^#(konfirmasi|berhenti)=(\d{1,10})\.([\w.:-]{10,200})$/u.exec(hash) ?? [];
  const action = AREA_FOLLOW_ACTIONS.find((known) => WORDS[known] === word);
  return action === undefined || token === undefined ? null : { action, id: Number(id), token };
}
