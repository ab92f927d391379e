import { sentHint } from "@/components/forms/sent-hint";
import type { Refusal } from "@/components/forms/use-submission";
import type { RequestFailed } from "@/lib/http/fetch-json";

/** The look of the quiet buttons under a topic or comment. */
export const ACTION =
  "inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-sm font-semibold transition-colors duration-150 hover:bg-primary-soft hover:text-primary";

/** Whether this browser has written or liked in the forum. */
export const sentToForum = sentHint("sulur:pernah-di-forum");

/** The server's own words where it refused, the spec's where nothing arrived or it failed. @param failed spec section 8 */
export function explainWith(failed: string): (failure: RequestFailed) => Refusal {
  return ({ status, message, fields }) =>
    status >= 400 && status < 500 ? { message, errors: fields } : { message: failed, errors: {} };
}
