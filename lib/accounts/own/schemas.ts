import { z } from "zod";
import { pertanyaan_keamanan } from "@/lib/accounts/schemas";
import { schemaOf } from "@/lib/forms/schemas";
import { inPath, photoId } from "@/lib/http/fields";
import { BY_PASSWORD, ERASURE, PASSWORD_CHANGE, QUESTION_CHANGE, TOKEN } from "./fields";

/** POST /api/account/photo */
export const SetProfilePhoto = z.strictObject({ photo_id: photoId });
export type SetProfilePhoto = z.output<typeof SetProfilePhoto>;

/** POST /api/account/password. `password` is, as in every act on the account, the one that holds now. */
export const ChangePassword = schemaOf(PASSWORD_CHANGE, {});
export type ChangePassword = z.output<typeof ChangePassword>;

/** POST /api/account/question */
export const ChangeQuestion = schemaOf(QUESTION_CHANGE, { pertanyaan_keamanan });
export type ChangeQuestion = z.output<typeof ChangeQuestion>;

/** DELETE /api/account/question */
export const ConfirmByPassword = schemaOf(BY_PASSWORD, {});
export type ConfirmByPassword = z.output<typeof ConfirmByPassword>;

/** POST /api/account/tokens */
export const CreateToken = schemaOf(TOKEN, {});
export type CreateToken = z.output<typeof CreateToken>;

/** /api/account/sessions/{id} */
export const SessionParams = z.strictObject({ id: z.uuid() });

const id = inPath();

/** /api/account/tokens/{id} */
export const TokenParams = z.strictObject({ id });

/** POST /api/account/erasure */
export const EraseAccount = schemaOf(ERASURE, {});
export type EraseAccount = z.output<typeof EraseAccount>;

/** `?sebelum=` of /akun/laporan and /akun/lokasi; anything else is the first page. */
export const OwnPage = z.object({ sebelum: id.optional().catch(undefined) });
