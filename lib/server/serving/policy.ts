interface PolicyOptions {
  /** Where this site is reached; https makes browsers insist on it. */
  siteUrl: string;
  /** Address pattern of map tiles, with {z}, {x} and {y}. */
  tileUrl: string;
  /** Sources of the inline scripts that the app writes itself, e.g. `'sha256-…'`. */
  ownScripts: readonly string[];
}

const YEAR_SECONDS = 31_536_000;

/** The headers that every answer carries unless its handler sets stricter ones. */
export class SecurityHeaders {
  /** All but the content security policy. */
  readonly fixed: readonly (readonly [name: string, value: string])[];
  /** The same as a list of name, value, name, value … */
  readonly flat: readonly string[];
  readonly #policy: readonly string[];
  readonly #ownScripts: readonly string[];

  constructor({ siteUrl, tileUrl, ownScripts }: PolicyOptions) {
    const https = new URL(siteUrl).protocol === "https:";
    this.fixed = [
      ["X-Content-Type-Options", "nosniff"],
      ["Referrer-Policy", "strict-origin-when-cross-origin"],
      [
        "Permissions-Policy",
        "geolocation=(self), camera=(self), microphone=(), payment=(), usb=(), browsing-topics=()",
      ],
      ["Cross-Origin-Opener-Policy", "same-origin"],
      ...(https ? [["Strict-Transport-Security", `max-age=${YEAR_SECONDS}; includeSubDomains`] as const] : []),
    ];
    this.flat = this.fixed.flat();
    this.#policy = [
      "default-src 'self'",
      // Leaflet and React place things by style attributes, which no hash can name.
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: ${tileOrigin(tileUrl)}`,
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "frame-src https://www.youtube-nocookie.com",
      "media-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      ...(https ? ["upgrade-insecure-requests"] : []),
    ];
    this.#ownScripts = ownScripts;
  }

  /** @param scripts sources of this page's inline scripts: hashes, or its nonce */
  contentPolicy(scripts: readonly string[] = []): string {
    const sources = new Set(["'self'", ...this.#ownScripts, ...scripts]);
    return [`script-src ${[...sources].join(" ")}`, ...this.#policy].join("; ");
  }
}

/** `https://{s}.tile.example/{z}/{x}/{y}.png` → `https://*.tile.example` */
function tileOrigin(tileUrl: string): string {
  return tileUrl.replace(/^(https?:\/\/[^/]+).*$/u, "$1").replaceAll(/\{[^}]*\}/gu, "*");
}
