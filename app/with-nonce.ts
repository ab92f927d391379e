import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { DATA_SAVER_SCRIPT } from "@/components/data-saver/data-saver";
import { DISMISSED_SCRIPT } from "@/components/layout/announcement";
import { EARLY_PRESS_SCRIPT } from "@/components/layout/early-press";
import { THEME_SCRIPT } from "@/components/layout/theme";
import { env } from "@/lib/server/env";
import { PAGE_HEADER } from "@/lib/server/http/login-return-path";
import { sealHeader } from "@/lib/server/http/own-header";
import { contentPolicy, scriptHash } from "@/lib/server/http/security-headers";

/** Scripts that the document itself writes, without Next's nonce. */
const OWN_SCRIPTS = [THEME_SCRIPT, DATA_SAVER_SCRIPT, DISMISSED_SCRIPT, EARLY_PRESS_SCRIPT].map(scriptHash);

/** Before pages that are rendered for each request: a nonce for the scripts that Next writes, and the page's own address. */
export function withNonce(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString("base64url");
  // The address of the site matters to the policy, and a host of functions gives it under a name of its own.
  const policy = contentPolicy([`'nonce-${nonce}'`, ...OWN_SCRIPTS], {
    SITE_URL: env().SITE_URL,
    TILE_URL: env().TILE_URL,
  });
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set(PAGE_HEADER, sealHeader(request.nextUrl.pathname + request.nextUrl.search));
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}
