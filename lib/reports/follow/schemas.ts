import { z } from "zod";
import { areaFilter } from "@/lib/areas/schemas";
import { schemaOf } from "@/lib/forms/schemas";
import { email, linkToken, ROBOT_TRACES, rowId, unlessEmpty } from "@/lib/http/fields";
import { PushDevice, PushRegistration } from "@/lib/push/schemas";
import { ReportParams } from "@/lib/reports/schemas";
import { FOLLOW } from "./fields";
import { FOLLOW_ACTIONS } from "./rules";

/** POST /api/reports/{id}/follow. Who is signed in with a confirmed address needs to say none. */
export const FollowReport = schemaOf(FOLLOW, {
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

/** POST /api/push: the browser, and the report, registration or area that it wants to hear of. */
export const WatchByPush = z
  .strictObject({
    ...PushDevice.shape,
    report: ReportParams.shape.id.optional(),
    registration: PushRegistration.optional(),
    area: areaFilter,
  })
  .refine((body) => [body.report, body.registration, body.area].filter((one) => one !== undefined).length === 1, {
    error: "Sebutkan satu laporan, satu pendaftaran, atau satu wilayah.",
    path: ["report"],
  });
export type WatchByPush = z.output<typeof WatchByPush>;
