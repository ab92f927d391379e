import { randomBytes } from "node:crypto";

const holder = globalThis as typeof globalThis & { sulurHeaderSecret?: string };

/** Of this process: server.ts, which writes our headers, and Next's bundles, which read them, load this file each. */
function secret(): string {
  holder.sulurHeaderSecret ??= randomBytes(16).toString("base64url");
  return holder.sulurHeaderSecret;
}

/** What a header between our server and our routes holds, so that nobody else can write it, under Next alone neither. */
export function sealHeader(value: string): string {
  return `${secret()} ${value}`;
}

/** @returns what our server wrote; null for anything else */
export function openHeader(headers: Headers, name: string): string | null {
  const sealed = headers.get(name);
  const mark = `${secret()} `;
  return sealed?.startsWith(mark) ? sealed.slice(mark.length) : null;
}
