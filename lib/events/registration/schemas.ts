import { z } from "zod";
import { CancelEvent } from "@/lib/events/event/schemas";
import { MAX_ID } from "@/lib/format/text";
import { instant } from "@/lib/http/fields";
import { RELAYED_AT_ONCE } from "./rules";

const UNKNOWN = { error: "Pendaftaran tidak dikenal. Muat ulang halaman ini." };
const id = z.number(UNKNOWN).int(UNKNOWN).min(1, UNKNOWN).max(MAX_ID, UNKNOWN);
const { token } = CancelEvent.shape;

/**
 * PATCH /api/events/{id}/registrants by the organiser or staff: lets in who is held (one or all), takes one or a whole
 * network out, undoes that for ten seconds, or says that people were notified by number.
 */
export const ManageRegistrants = z.discriminatedUnion(
  "action",
  [
    z.strictObject({ action: z.literal("accept"), token, registration_id: id.optional() }),
    z.strictObject({
      action: z.literal("remove"),
      token,
      registration_id: id,
      /** All of its network that neither an account nor a confirmed e-mail address stands behind. */
      network: z.boolean({ error: "network harus ya atau tidak." }).default(false),
    }),
    z.strictObject({ action: z.literal("undo"), token, removed: instant("removed harus waktu yang dijawab server.") }),
    z.strictObject({
      action: z.literal("relayed"),
      token,
      registration_ids: z.array(id, UNKNOWN).min(1, UNKNOWN).max(RELAYED_AT_ONCE, UNKNOWN),
    }),
  ],
  { error: "Tindakan tidak dikenal." },
);
export type ManageRegistrants = z.output<typeof ManageRegistrants>;
