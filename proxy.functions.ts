import type { NextRequest } from "next/server";
import { sendToSmallLetters } from "@/app/small-letters";
import { withNonce } from "@/app/with-nonce";

export function proxy(request: NextRequest): Response {
  return sendToSmallLetters(request) ?? withNonce(request);
}

/**
 * No page is cached in a build for functions, so each gets a nonce: whatever is no part of the API, none of Next's own
 * and no public file. A dot makes no file: /event/a.b-5 is a page, and so is whatever nothing answers.
 */
export const config = { matcher: ["/((?!api/|_next/|metrics$|(?:ikon|ilustrasi|ornamen|video)/|sw\\.js$).*)"] };
