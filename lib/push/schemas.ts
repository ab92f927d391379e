import { z } from "zod";
import { linkToken, rowId } from "@/lib/http/fields";
import { PUSH_ZONES, type PushZone } from "./rules";
import { isPublicKey, isSecret, normalEndpoint } from "./subscription";

const ENDPOINT =
  "Langganan notifikasi dari peramban ini tidak dapat dipakai. Matikan lalu nyalakan lagi notifikasinya.";

/** Address of a push service. It is a stranger's: the server asks it over https only, and never in its own network. */
const endpoint = z
  .string({ error: ENDPOINT })
  .max(1000, { error: ENDPOINT })
  .transform((text, check) => {
    const normal = normalEndpoint(text);
    if (normal === null) check.addIssue(ENDPOINT);
    return normal ?? "";
  });

/** @param isUsable of the bytes */
const base64url = (isUsable: (bytes: Buffer) => boolean) =>
  z
    .string({ error: ENDPOINT })
    .regex(/^[\w-]+={0,2}$/u, { error: ENDPOINT, abort: true })
    .refine((text) => isUsable(Buffer.from(text, "base64url")), { error: ENDPOINT });

/** What a browser's `PushSubscription` says of itself. */
export const PushDevice = z.strictObject({
  subscription: z.strictObject({
    endpoint,
    keys: z.strictObject({ p256dh: base64url(isPublicKey), auth: base64url(isSecret) }),
  }),
  zone: z.enum(Object.keys(PUSH_ZONES) as [PushZone], { error: "zone harus WIB, WITA, atau WIT." }),
});
export type PushDevice = z.output<typeof PushDevice>;

/** A registration with the token of its holder. */
export const PushRegistration = z.strictObject({ id: rowId("id"), token: linkToken });
export type PushRegistration = z.output<typeof PushRegistration>;

/** DELETE /api/push: one watch, or without `watch` all of this browser. Knowing the endpoint is the right to it. */
export const StopPush = z.strictObject({ endpoint, watch: rowId("id").optional() });
export type StopPush = z.output<typeof StopPush>;

/** PATCH /api/push: the browser's service has given it another address. */
export const RenewPush = z.strictObject({ endpoint, subscription: PushDevice.shape.subscription });
export type RenewPush = z.output<typeof RenewPush>;
