import "server-only";
import { createECDH, hkdfSync } from "node:crypto";
import { env } from "@/lib/server/env";

/** The keys by which push services know this installation (RFC 8292), base64url. */
interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Derived from AUTH_SECRET: nothing more to generate, to keep and to share between instances. A new secret ends what
 * browsers asked for, as it ends sessions.
 */
export function vapidKeys(): VapidKeys {
  const curve = createECDH("prime256v1");
  // A number beyond the curve's order, one in four billion, is no key; the next one is.
  for (let attempt = 0; ; attempt += 1) {
    const secret = Buffer.from(hkdfSync("sha256", env().AUTH_SECRET, "", `vapid ${attempt}`, 32));
    try {
      curve.setPrivateKey(secret);
    } catch {
      continue;
    }
    return { publicKey: curve.getPublicKey("base64url"), privateKey: secret.toString("base64url") };
  }
}
