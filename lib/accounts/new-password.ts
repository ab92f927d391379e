import "server-only";
import { InvalidInput } from "@/lib/kernel/errors";
import { isCommonPassword } from "./common-passwords";
import { hashPassword } from "./passwords";

const TOO_COMMON = "Password ini terlalu umum sehingga mudah ditebak. Pilih password lain yang tidak biasa.";

/**
 * What is stored of a password that meets the five requirements.
 * @param field the input's name for it
 * @throws InvalidInput for a well-known one
 */
export async function hashNewPassword(password: string, username: string, field: string): Promise<string> {
  if (isCommonPassword(password, username)) throw new InvalidInput(TOO_COMMON, { [field]: TOO_COMMON });
  return hashPassword(password);
}
