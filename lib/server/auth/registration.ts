import "server-only";
import { INCOMPLETE, missingFields } from "@/lib/accounts/rules";
import { RegisterAccount } from "@/lib/accounts/schemas";
import { parse } from "@/lib/server/http/parse";

/**
 * Parses a registration. Above the fields' own messages stands the spec's sentence for what is missing.
 * @throws InvalidInput
 */
export function parseRegistration(body: Record<string, unknown>): RegisterAccount {
  return parse(RegisterAccount, body, missingFields(body).length > 0 ? INCOMPLETE : undefined);
}
