/** Messages to browsers that asked for them (Web Push): what may be sent, when and how long. */

/** Of one browser; who wants more follows by e-mail. */
export const MOST_WATCHES = 50;
/** Nobody is woken: from 20.00 until 06.00 of the device's own zone messages wait. */
export const QUIET = { from: 20, until: 6 };
/** A push service keeps a message for a phone that is off for this long. */
export const TTL_SECONDS = 24 * 3_600;
/** Between tries, in minutes; after the last of them the news is given up. */
export const RETRY_MINUTES = [1, 5, 30, 120];
/** What nobody has ended after this long ends by itself. */
export const WATCH_DAYS = 365;

/** As devices tell it; names of the zones that Indonesia has. */
export const PUSH_ZONES = { WIB: "Asia/Jakarta", WITA: "Asia/Makassar", WIT: "Asia/Jayapura" } as const;
export type PushZone = keyof typeof PUSH_ZONES;

/** A report or a registration that a browser watches, by its id, or an area by its code. */
export type PushSubject = { kind: "report" | "registration"; tag: number } | { kind: "area"; tag: string };

/** What a browser shows. Nothing private: it lies on locked screens and passes through a stranger's service, encrypted. */
export interface PushMessage {
  title: string;
  body: string;
  /** Of this site. */
  path: string;
  /** A newer message of the same tag takes the place of the older one. */
  tag: string;
  /** Of the watch, so that one tap ends it. */
  watch: number;
}

/** Header of GET /api/push: the browser's own endpoint, which no log keeps. */
export const PUSH_HEADER = "sulur-notifikasi";

/** GET /api/push: the public key that a browser needs before it can be told anything, and what it is told of already. */
export interface PushView {
  key: string;
  watches: PushWatchView[];
}

/** Names a report by its number, a registration by its id and the title of its event, or an area by its code and name. */
export interface PushWatchView {
  id: number;
  report: string | null;
  registration: number | null;
  event: string | null;
  area: string | null;
  area_name: string | null;
}

/** What a push service made of a message. `gone`: nobody is there any more. */
export type Delivery = "sent" | "gone" | "refused" | { retrySeconds: number | null };
