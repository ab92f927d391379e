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
