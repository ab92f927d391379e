import type { ChannelKind } from "./rules";

/** A channel as everyone may see it. */
export interface ChannelView {
  id: number;
  name: string;
  kind: ChannelKind;
  /** Null where it serves all of Indonesia. */
  area_code: string | null;
  /** As people read it. */
  address: string;
  /** Opens it; null for an office. */
  link: string | null;
  needs_identity: boolean;
  /** Working days that it promises until it passes a report on, and from then until it acts. */
  days_forward: number;
  days_act: number;
  source_url: string;
  /** Day of the last check, `YYYY-MM-DD`; null where nobody has checked it yet. */
  checked_on: string | null;
}

/** GET /api/reports/{id}/channels */
export interface ReportChannelsView {
  /** Text to send; at most 900 characters. */
  text: string;
  /** Address of the first photo as JPEG; null where there is none. */
  photo: string | null;
  /** The nearest first, at most three. */
  channels: ChannelView[];
}

/** A channel as staff see it. */
export interface DeskChannelView extends Omit<ChannelView, "link"> {
  /** As it is typed. */
  typed_address: string;
  /** Name of its area; null for all of Indonesia. */
  area: string | null;
  damage_types: string[];
  shipped: boolean;
  revision: number;
  /** People who could not reach it since the last check. */
  doubts: number;
  /** Nobody has checked it for too long. */
  stale: boolean;
}

/** POST /api/admin/channels/import */
export interface ImportedChannelsView {
  rows: number;
  added: number;
  /** Rows whose channel was there already. */
  known: number;
}
