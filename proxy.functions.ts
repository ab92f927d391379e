import type { NextRequest, NextResponse } from "next/server";
import { withNonce } from "@/app/with-nonce";

export function proxy(request: NextRequest): NextResponse {
  return withNonce(request);
}

/** No page is cached in a build for functions, so each gets a nonce: whatever is no file, no part of the API and none of Next's own. */
export const config = {
  matcher: ["/((?!api/|_next/|metrics$|.*\\.).*)"],
};
