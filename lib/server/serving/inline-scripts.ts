import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { paintFirst } from "./late-scripts";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/giu;

/** `'sha256-…'` as it stands in a content security policy. */
export function scriptHash(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/** Next marks the scripts it writes with the nonce that it finds here; what the client sent would be its choice. */
export function giveNonce(request: IncomingMessage): string {
  const nonce = randomBytes(16).toString("base64url");
  request.headers["content-security-policy"] = `script-src 'nonce-${nonce}'`;
  return nonce;
}

export interface SealedPage {
  /** The page without its nonce, the same bytes for everyone; it is painted before its scripts are fetched. */
  html: string;
  /** Hashes of the inline scripts that carried the nonce, and of the one that fetches the others. */
  scripts: string[];
}

/**
 * Turns a page that was rendered with a nonce into one that can be kept. Only scripts with the nonce get a hash:
 * Next and React wrote those, while markup that slipped into the page's content cannot have known it.
 */
export function sealPage(html: string, nonce: string): SealedPage {
  const mark = `nonce="${nonce}"`;
  const scripts = new Set<string>();
  for (const [, attributes = "", content = ""] of html.matchAll(SCRIPT)) {
    if (!attributes.includes(mark) || /\ssrc=/iu.test(attributes)) continue;
    scripts.add(scriptHash(content.replaceAll(nonce, "")));
  }
  const { html: painted, loader } = paintFirst(html.replaceAll(` ${mark}`, "").replaceAll(nonce, ""));
  if (loader !== null) scripts.add(scriptHash(loader));
  return { html: painted, scripts: [...scripts] };
}
