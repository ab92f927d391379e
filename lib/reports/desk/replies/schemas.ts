import { z } from "zod";
import { schemaOf } from "@/lib/forms/schemas";
import { inPath, optional, revision } from "@/lib/http/fields";
import { DAMAGE_TYPES } from "@/lib/reports/rules";
import { REPLY } from "./fields";

const kind = z.enum(DAMAGE_TYPES, { error: REPLY.damage_type.unknown });
const damage_type = optional(kind as z.ZodType<z.output<typeof kind>, string>).transform((text) => text ?? null);

/** POST of a template. `damage_type` is empty for every kind. */
export const WriteReply = schemaOf(REPLY, { damage_type });
export type WriteReply = z.output<typeof WriteReply>;

/** PATCH of a template. `revision` is the one that was seen; somebody else's change since then is a 409. */
export const EditReply = schemaOf(REPLY, { damage_type, revision });
export type EditReply = z.output<typeof EditReply>;

/** `{id}` in a path. */
export const ReplyParams = z.object({ id: inPath() });
