/** 32 random hexadecimal digits. `crypto.randomUUID` exists only on https, and a village server may have plain http. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
