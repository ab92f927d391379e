import type { Cadence } from "./rules";

/** POST /api/areas/{code}/follow: the same for an address that is known and one that is not. */
export interface AreaFollowRequestView {
  /** `confirm`: a mail is on its way to the address, unless it was written to about this area before. */
  state: "following" | "confirm";
}

/** PATCH /api/areas/follows */
export interface AreaFollowChangeView {
  /** The confirmed area; null where the mails ended. */
  area: { code: string; name: string } | null;
}

/** GET /api/areas/follows: an area that the account follows. */
export interface FollowedAreaView {
  code: string;
  /** `Piyungan, Kabupaten Bantul, DI Yogyakarta` */
  label: string;
  slug: string;
  cadence: Cadence;
  /** Whether invitations to gatherings are part of it. */
  gatherings: boolean;
  /** False where only those invitations come. */
  news: boolean;
}
