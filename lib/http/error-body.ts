import type { FieldErrors } from "@/lib/kernel/errors";

/** Every error answer. The spec's clients read the same sentence as `message`, `error` or `msg`. */
export interface ErrorBody {
  message: string;
  error: string;
  msg: string;
  errors?: FieldErrors;
  request_id?: string;
}

export function errorBody(message: string, errors?: FieldErrors): ErrorBody {
  return { message, error: message, msg: message, ...(errors ? { errors } : {}) };
}

/** Answered with 405 and `Allow`. */
export const METHOD_NOT_ALLOWED = "Cara meminta ini tidak dikenal di sini.";

/** The spec's sentence for a form with empty fields. */
export const EMPTY_FIELDS = "Semua kolom bertanda (*) harus diisi.";
