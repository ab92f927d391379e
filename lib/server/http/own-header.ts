import { sign } from "@/lib/server/signing";

let mark: string | undefined;

/** The same in every process of the site: on a host of functions the proxy writes in one what a page reads in another. */
function secret(): string {
  mark ??= sign("own header", "");
  return mark;
}

/** What a header between our server and our routes holds, so that nobody else can write it, under Next alone neither. */
export function sealHeader(value: string): string {
  return `${secret()} ${value}`;
}

/** @returns what our server wrote; null for anything else */
export function openHeader(headers: Headers, name: string): string | null {
  const sealed = headers.get(name);
  if (sealed === null) return null;
  const start = `${secret()} `;
  return sealed.startsWith(start) ? sealed.slice(start.length) : null;
}
