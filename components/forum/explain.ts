import type { Refusal } from "@/components/forms/use-submission";
import type { RequestFailed } from "@/lib/http/fetch-json";

/** The server's own words where it refused, the spec's where nothing arrived or it failed. @param failed spec section 8 */
export function explainWith(failed: string): (failure: RequestFailed) => Refusal {
  return ({ status, message, fields }) =>
    status >= 400 && status < 500 ? { message, errors: fields } : { message: failed, errors: {} };
}
