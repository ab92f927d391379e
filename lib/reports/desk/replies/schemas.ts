import { z } from "zod";
import { inPath, optional, paragraphs, revision } from "@/lib/http/fields";
import { DAMAGE_TYPES } from "@/lib/reports/rules";
import { REPLY_ACTIONS, REPLY_LENGTH } from "./rules";

const kind = z.enum(DAMAGE_TYPES, { error: "Jenis kerusakan tidak dikenal. Pilih dari daftar." });

/** POST of a template. `damage_type` is empty for every kind. */
export const WriteReply = z.strictObject({
  action: z.enum(REPLY_ACTIONS, { error: "Langkah tidak dikenal. Pilih dari daftar." }),
  damage_type: optional(kind as z.ZodType<z.output<typeof kind>, string>).transform((text) => text ?? null),
  text: paragraphs({ label: "Kalimat", ...REPLY_LENGTH }),
});
export type WriteReply = z.output<typeof WriteReply>;

/** PATCH of a template. `revision` is the one that was seen; somebody else's change since then is a 409. */
export const EditReply = WriteReply.extend({ revision });
export type EditReply = z.output<typeof EditReply>;

/** `{id}` in a path. */
export const ReplyParams = z.object({ id: inPath() });
