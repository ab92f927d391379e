import { type NextRequest, NextResponse } from "next/server";
import { contentPolicy } from "@/lib/server/http/security-headers";

/** Below these the second part may be a code, which keeps its capitals. */
const WITH_CODES = ["laporan", "sertifikat", "kartu"];

/** Sends a reader of `/LAPORAN` or `/Tips/Kompos` on to the page; null where the path has no capitals of that kind. */
export function sendToSmallLetters({ nextUrl }: NextRequest): Response | null {
  const { pathname } = nextUrl;
  const [, first = "", ...rest] = pathname.split("/");
  const small = first.toLowerCase();
  const hasCode = WITH_CODES.includes(small);
  const parts = rest.map((part) => (hasCode && /\d/u.test(part) ? part : part.toLowerCase()));
  const path = ["", small, ...parts].join("/");
  // Escapes have capitals too.
  if (path === pathname || pathname.includes("%")) return null;
  const url = nextUrl.clone();
  url.pathname = path;
  return NextResponse.redirect(url, { status: 308, headers: { "content-security-policy": contentPolicy() } });
}
