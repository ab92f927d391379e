/** Following a report by e-mail. */

/** An address that nobody confirmed, or whose owner ended the mails, is not written to again before this. */
export const FOLLOW_CONFIRM_DAYS = 30;

/** Between two mails that only say that neighbours wrote. */
export const UPDATE_MAIL_HOURS = 24;

export const FOLLOW_ACTIONS = ["confirm", "stop"] as const;
export type FollowAction = (typeof FOLLOW_ACTIONS)[number];

const WORDS: Record<FollowAction, string> = { confirm: "konfirmasi", stop: "berhenti" };

/** The page of a mail's link; what stands behind # reaches no server and no log. */
export function followPath(action: FollowAction, id: number, token: string): string {
  return `/laporan/ikuti#${WORDS[action]}=${id}.${token}`;
}

/** What `location.hash` of such a link says; null where it is none. */
export function followIn(hash: string): { action: FollowAction; id: number; token: string } | null {
  const [, word, id, token] = /^#(konfirmasi|berhenti)=(\d{1,10})\.([\w.:-]{10,200})$/u.exec(hash) ?? [];
  const action = FOLLOW_ACTIONS.find((known) => WORDS[known] === word);
  return action === undefined || token === undefined ? null : { action, id: Number(id), token };
}
