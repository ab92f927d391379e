import { z } from "zod";
import { ROLE_NAMES } from "@/lib/accounts/roles";
import { isStorableText } from "@/lib/format/text";
import { inPath, line, pageCursor, pageLimit, unlessEmpty } from "@/lib/http/fields";
import { REGISTRATION_PROVINCES } from "@/lib/provinces/rules";
import { BLOCK_REASON, USER_ORDERS, USER_STATES, USERS_PAGE } from "./rules";

const role = z.enum(ROLE_NAMES, { error: `Role harus salah satu dari ${ROLE_NAMES.join(", ")}.` });

const filters = {
  /** A part of the name. */
  q: unlessEmpty(
    z
      .string({ error: "q harus berupa teks." })
      .trim()
      .max(60, { error: "q paling panjang 60 karakter." })
      .refine(isStorableText, { error: "Pencarian memuat karakter yang tidak dikenal. Ketik ulang." }),
  ),
  role: unlessEmpty(role),
  state: unlessEmpty(z.enum(USER_STATES, { error: `state harus salah satu dari ${USER_STATES.join(", ")}.` })),
  daerah: unlessEmpty(z.enum(REGISTRATION_PROVINCES, { error: "daerah harus salah satu provinsi pada pendaftaran." })),
};

/** GET /api/admin/users. `cursor` is the id of the last user of the page before. */
export const ListUsers = z.strictObject({
  ...filters,
  sort: unlessEmpty(z.enum(USER_ORDERS, { error: `sort harus salah satu dari ${USER_ORDERS.join(", ")}.` })),
  limit: pageLimit(USERS_PAGE),
  cursor: pageCursor.optional(),
});
export type ListUsers = z.output<typeof ListUsers>;

/** `{id}` in a path. */
export const UserParams = z.object({ id: inPath() });

/** PATCH /api/admin/users/{id}/role. `seen_role` is the one that the admin saw. */
export const ChangeRole = z.strictObject({ role, seen_role: role });
export type ChangeRole = z.output<typeof ChangeRole>;

/** POST /api/admin/users/{id}/block */
export const BlockUser = z.strictObject({ reason: line({ label: "Alasan", ...BLOCK_REASON }) });
export type BlockUser = z.output<typeof BlockUser>;

/** GET /api/admin/users/export. Addresses are left out unless they are asked for. */
export const ExportUsers = z.strictObject({
  ...filters,
  dengan_email: unlessEmpty(z.literal("1", { error: "dengan_email hanya boleh 1." })),
});
export type ExportUsers = z.output<typeof ExportUsers>;
