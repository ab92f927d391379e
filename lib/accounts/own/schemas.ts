import { z } from "zod";
import { requiredMessage } from "@/lib/accounts/rules";
import { givenPassword, RegisterAccount, securityQuestion } from "@/lib/accounts/schemas";
import { schemaOf } from "@/lib/forms/schemas";
import { inPath, line, photoId } from "@/lib/http/fields";
import { PASSWORD_CHANGE, QUESTION_OFF } from "./fields";
import { isErasureWord, TOKEN_NAME_LENGTH, WRONG_ERASURE_WORD } from "./rules";

const { daerah, umur, jawaban_keamanan } = RegisterAccount.shape;

/** PATCH /api/account */
export const UpdateProfile = z.strictObject({ daerah, umur });
export type UpdateProfile = z.output<typeof UpdateProfile>;

/** POST /api/account/photo */
export const SetProfilePhoto = z.strictObject({ photo_id: photoId });
export type SetProfilePhoto = z.output<typeof SetProfilePhoto>;

/** POST /api/account/password. `password` is, as in every act on the account, the one that holds now. */
export const ChangePassword = schemaOf(PASSWORD_CHANGE, {});
export type ChangePassword = z.output<typeof ChangePassword>;

/** POST /api/account/question */
export const ChangeQuestion = z.strictObject({
  password: givenPassword,
  pertanyaan_keamanan: securityQuestion(requiredMessage("pertanyaan_keamanan")),
  jawaban_keamanan,
});
export type ChangeQuestion = z.output<typeof ChangeQuestion>;

/** DELETE /api/account/question */
export const ConfirmByPassword = schemaOf(QUESTION_OFF, {});
export type ConfirmByPassword = z.output<typeof ConfirmByPassword>;

/** POST /api/account/tokens */
export const CreateToken = z.strictObject({
  password: givenPassword,
  name: line({ label: "Nama token", max: TOKEN_NAME_LENGTH }),
});
export type CreateToken = z.output<typeof CreateToken>;

/** /api/account/sessions/{id} */
export const SessionParams = z.strictObject({ id: z.uuid() });

const id = inPath();

/** /api/account/tokens/{id} */
export const TokenParams = z.strictObject({ id });

/** POST /api/account/erasure */
export const EraseAccount = z.strictObject({
  password: givenPassword,
  confirmation: z
    .string({ error: WRONG_ERASURE_WORD })
    .max(100, { error: WRONG_ERASURE_WORD, abort: true })
    .refine(isErasureWord, { error: WRONG_ERASURE_WORD }),
});
export type EraseAccount = z.output<typeof EraseAccount>;

/** `?sebelum=` of /akun/laporan and /akun/lokasi; anything else is the first page. */
export const OwnPage = z.object({ sebelum: id.optional().catch(undefined) });
