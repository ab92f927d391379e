/** Messages by field name, in Indonesian, each saying how to mend the field. */
export type FieldErrors = Record<string, string>;

/** On every instance, whichever bundle made it. */
const BRAND = Symbol.for("sulur.error");

/** What the domain may refuse. `lib/server/http/error-mapper.ts` turns each into one HTTP status. */
export abstract class SulurError extends Error {
  abstract readonly kind:
    | "invalid"
    | "unauthenticated"
    | "forbidden"
    | "not-found"
    | "conflict"
    | "too-large"
    | "unsupported"
    | "unprocessable"
    | "too-many"
    | "unavailable";

  readonly [BRAND] = true;

  override get name(): string {
    return this.constructor.name;
  }
}

/**
 * For whoever catches what a shared service throws. Next bundles this file for pages, for routes and for what runs
 * beside them, so there `instanceof` may know only one of three classes of the same name.
 */
export function isSulurError(error: unknown): error is SulurError {
  return typeof error === "object" && error !== null && BRAND in error;
}

export class InvalidInput extends SulurError {
  readonly kind = "invalid";
  readonly fields: FieldErrors;

  constructor(message: string, fields: FieldErrors = {}) {
    super(message);
    this.fields = fields;
  }
}

export class Unauthenticated extends SulurError {
  readonly kind = "unauthenticated";

  constructor(message = "Autentikasi diperlukan. Silakan login ulang.") {
    super(message);
  }
}

export class Forbidden extends SulurError {
  readonly kind = "forbidden";

  constructor(message = "Anda tidak berhak melakukan tindakan ini.") {
    super(message);
  }
}

/** The spec's sentence for somebody who is not staff. */
export const STAFF_ONLY = "Akses Ditolak: Anda tidak memiliki hak akses administrator.";

export class NotFound extends SulurError {
  readonly kind = "not-found";
}

export class Conflict extends SulurError {
  readonly kind = "conflict";
  readonly details: Readonly<Record<string, unknown>>;

  /** @param details what a program needs to go on, beside the sentence for people */
  constructor(message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.details = details;
  }
}

export class TooLarge extends SulurError {
  readonly kind = "too-large";
}

export class Unsupported extends SulurError {
  readonly kind = "unsupported";
}

export class Unprocessable extends SulurError {
  readonly kind = "unprocessable";
  readonly fields: FieldErrors;

  constructor(message: string, fields: FieldErrors = {}) {
    super(message);
    this.fields = fields;
  }
}

export class TooMany extends SulurError {
  readonly kind = "too-many";
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterSeconds));
  }
}

export class Unavailable extends SulurError {
  readonly kind = "unavailable";
}
