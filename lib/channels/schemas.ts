import { z } from "zod";
import { isMobile } from "@/lib/format/phone";
import { readPhone, readPhones } from "@/lib/format/read-phone";
import { isStorableText } from "@/lib/format/text";
import { schemaOf } from "@/lib/forms/schemas";
import { inPath, pageCursor, revision, unlessEmpty } from "@/lib/http/fields";
import { DAMAGE_TYPES } from "@/lib/reports/rules";
import { CHANNEL } from "./fields";
import { CHANNEL_LENGTH, CHANNEL_STATES, type ChannelKind, isWebAddress } from "./rules";

const UNKNOWN_DAMAGE = { error: "Jenis kerusakan tidak dikenal. Pilih dari daftar." };

const damage_types = z
  .array(z.enum(DAMAGE_TYPES, UNKNOWN_DAMAGE), UNKNOWN_DAMAGE)
  .max(DAMAGE_TYPES.length, UNKNOWN_DAMAGE)
  .default([])
  .transform((kinds) => [...new Set(kinds)]);

interface Reached {
  kind: ChannelKind;
  address: string;
}

/** The address as it is stored: a number as +62…. */
function readAddress<Input extends Reached>(input: Input, issues: z.RefinementCtx<Input>): Input {
  const { address, problem } = addressOf(input);
  if (problem !== undefined) issues.addIssue({ code: "custom", path: ["address"], message: problem });
  return { ...input, address };
}

function addressOf({ kind, address }: Reached): { address: string; problem?: string } {
  if (kind === "OFFICE") return { address };
  if (kind === "WEB" || kind === "APP") {
    return isWebAddress(address) ? { address } : { address, problem: "Alamat harus dimulai dengan https://." };
  }
  const { phone, problem } = kind === "WHATSAPP" ? readPhone(address) : readPhones(address);
  if (phone === undefined) return { address, problem: `Nomor ${problem}` };
  if (kind === "PHONE" || isMobile(phone)) return { address: phone };
  return { address, problem: "Nomor WhatsApp harus nomor ponsel. Contoh: 0812-3456-7890." };
}

/** POST /api/admin/channels */
export const WriteChannel = schemaOf(CHANNEL, { damage_types }).transform(readAddress);
export type WriteChannel = z.output<typeof WriteChannel>;

/** PATCH /api/admin/channels/{id}. `revision` is the one that was seen; somebody else's change since then is a 409. */
export const EditChannel = schemaOf(CHANNEL, { damage_types, revision }).transform(readAddress);
export type EditChannel = z.output<typeof EditChannel>;

/** POST /api/admin/channels/{id}/check */
export const CheckChannel = z.strictObject({ revision });
export type CheckChannel = z.output<typeof CheckChannel>;

/** `{id}` in a path. */
export const ChannelParams = z.object({ id: inPath() });

/** /admin/kanal. `cursor` is the id of the last channel of the page before; `ubah` names one that is changed. */
export const DeskChannels = z.object({
  q: unlessEmpty(z.string().trim().max(CHANNEL_LENGTH.name).refine(isStorableText)),
  keadaan: unlessEmpty(z.enum(CHANNEL_STATES)),
  cursor: unlessEmpty(pageCursor),
});
export type DeskChannels = z.output<typeof DeskChannels>;
