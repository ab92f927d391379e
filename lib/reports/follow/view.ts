/** POST /api/reports/{id}/follow: the same for an address that is known and one that is not. */
export interface FollowRequestView {
  /** `confirm`: a mail is on its way to the address, unless it was written to about this report before. */
  state: "following" | "confirm";
}

/** POST /api/reports/follows */
export interface FollowChangeView {
  code: string | null;
  following: boolean;
}
