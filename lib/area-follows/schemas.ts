import { z } from "zod";
import { areaCode, areaFilter } from "@/lib/areas/schemas";
import { schemaOf } from "@/lib/forms/schemas";
import { email, linkToken, ROBOT_TRACES, rowId, unlessEmpty } from "@/lib/http/fields";
import { FOLLOW_AREA } from "./fields";
import { AREA_FOLLOW_ACTIONS } from "./rules";

/** `{code}` in a path. */
export const AreaParams = z.object({ code: areaCode });

/** POST /api/areas/{code}/follow. Who is signed in with a confirmed address needs to give none. */
export const FollowArea = schemaOf(FOLLOW_AREA, {
  email: unlessEmpty(email),
  /** Honeypot: people do not see this field. */
  website: ROBOT_TRACES.website,
});
export type FollowArea = z.output<typeof FollowArea>;

const followId = rowId("Nomor");

/** PATCH /api/areas/follows, from a mail. */
export const ChangeAreaFollow = z.strictObject({
  id: followId,
  token: linkToken,
  action: z.enum(AREA_FOLLOW_ACTIONS, { error: "action harus confirm atau stop." }),
  /** Stops this one alone. */
  area: areaFilter,
});
export type ChangeAreaFollow = z.output<typeof ChangeAreaFollow>;

/** POST /api/areas/unsubscribe, pressed in a mail program (RFC 8058). */
export const StopDigestQuery = z.strictObject({
  follow: z.coerce.number({ error: "Nomor tidak dikenal." }).pipe(followId),
  token: linkToken,
});
