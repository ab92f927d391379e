import { z } from "zod";
import { email, linkToken, ROBOT_TRACES, rowId, unlessEmpty } from "@/lib/http/fields";
import { FOLLOW_ACTIONS } from "./rules";

/** POST /api/reports/{id}/follow. Who is signed in with a confirmed address needs to say none. */
export const FollowReport = z.strictObject({
  email: unlessEmpty(email),
  /** Honeypot: people do not see this field. */
  website: ROBOT_TRACES.website,
});
export type FollowReport = z.output<typeof FollowReport>;

const followId = rowId("Nomor");
/** POST /api/reports/follows, from a mail. */
export const ChangeFollow = z.strictObject({
  id: followId,
  token: linkToken,
  action: z.enum(FOLLOW_ACTIONS, { error: "action harus confirm atau stop." }),
});
export type ChangeFollow = z.output<typeof ChangeFollow>;

/** POST /api/reports/{id}/unsubscribe, pressed in a mail program (RFC 8058). */
export const UnsubscribeQuery = z.strictObject({
  follow: z.coerce.number({ error: "Nomor tidak dikenal." }).pipe(followId),
  token: linkToken,
});
