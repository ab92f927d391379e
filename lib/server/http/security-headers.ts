// Also read by next.config.ts and by Next's cache handler, so it imports nothing of ours.
import { createHash } from "node:crypto";

export const DEFAULT_TILE_URL = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";
const YEAR_SECONDS = 31_536_000;

/** Of the configuration SITE_URL and TILE_URL matter; without an address of the site, https is not assumed. */
type Settings = Readonly<Record<string, string | undefined>>;

const isHttps = ({ SITE_URL }: Settings) => SITE_URL?.startsWith("https://") ?? false;

/** Of what is answered over https. */
export const HTTPS_ONLY = { key: "Strict-Transport-Security", value: `max-age=${YEAR_SECONDS}; includeSubDomains` };

/** The headers that every answer carries unless its handler sets stricter ones, without the content security policy. */
export function fixedHeaders(settings: Settings = process.env): { key: string; value: string }[] {
  return [
    { key: "X-Content-Type-Options", value: "nosniff" },
    { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
    {
      key: "Permissions-Policy",
      value: "geolocation=(self), camera=(self), microphone=(), payment=(), usb=(), browsing-topics=()",
    },
    { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
    ...(isHttps(settings) ? [HTTPS_ONLY] : []),
  ];
}

/** @param scripts sources of the inline scripts of this answer: hashes, or its nonce */
export function contentPolicy(scripts: readonly string[] = [], settings: Settings = process.env): string {
  return [
    `script-src ${[...new Set(["'self'", ...scripts])].join(" ")}`,
    "default-src 'self'",
    // Leaflet and React place things by style attributes, which no hash can name.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${tileOrigin(settings.TILE_URL ?? DEFAULT_TILE_URL)}`.trimEnd(),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src https://www.youtube-nocookie.com",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps(settings) ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** `https://{s}.tile.example/{z}/{x}/{y}.png` → `https://*.tile.example` */
function tileOrigin(tileUrl: string): string {
  if (tileUrl === "none") return "";
  return tileUrl.replace(/^(https?:\/\/[^/]+).*$/u, "$1").replaceAll(/\{[^}]*\}/gu, "*");
}

/** Script elements that run; data blocks such as JSON-LD have a type, files an address. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/giu;

/** `'sha256-…'` as it stands in a content security policy. */
export function scriptHash(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/** A policy that names the page's inline scripts by their hashes. React escapes all text, so content holds no script. */
export function policyOfPage(html: string): string {
  return contentPolicy([...html.matchAll(INLINE_SCRIPT)].map(([, script = ""]) => scriptHash(script)));
}
