import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { PushTarget } from "@/lib/push/commands-send";
import type { PushMessage } from "@/lib/push/rules";
import { isOpenAddress } from "@/lib/push/subscription";
import { pushDelivery } from "./deliver";
import { vapidKeys } from "./vapid";

const MESSAGE: PushMessage = {
  title: "Sulur",
  body: "Laporan LP-260314-0001: Selesai.",
  path: "/laporan/LP-260314-0001",
  tag: "laporan-LP-260314-0001",
  watch: 7,
};

/** A browser's keys, and a push service that lets it read what arrives. */
const browser = createECDH("prime256v1");
browser.generateKeys();
const auth = randomBytes(16);
let service: Server;
let answer: { status: number; headers: Record<string, string> };
const heard: { headers: Record<string, string | string[] | undefined>; body: Buffer }[] = [];

beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", "postgresql://nobody@127.0.0.1/none");
  vi.stubEnv("AUTH_SECRET", "a".repeat(40));
  vi.stubEnv("LOG_LEVEL", "silent");
  service = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray());
    heard.push({ headers: incoming.headers, body });
    outgoing.writeHead(answer.status, answer.headers).end("anything");
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
});
afterAll(() => service.close());
beforeEach(() => {
  answer = { status: 201, headers: {} };
  heard.length = 0;
});

const port = () => (service.address() as AddressInfo).port;
const target = (host = "localhost"): PushTarget => ({
  endpoint: `https://${host}/kirim/abc?x=1`,
  p256dh: browser.getPublicKey("base64url"),
  auth: auth.toString("base64url"),
});
const resolve = async () => [{ address: "127.0.0.1", family: 4 }];
const deliver = (to = target()) =>
  pushDelivery({ isOpen: () => true, port: port(), send: request, resolve })(to, MESSAGE, MESSAGE.tag);

/** RFC 8291 by hand, as a browser does it. */
function decrypted(body: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const shared = browser.computeSecret(sender);
  const about = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync("sha256", shared, auth, about, 32));
  const key = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: nonce\0", 12));
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}

it("brings a message that only the browser can read, signed by this installation", async () => {
  expect(await deliver()).toBe("sent");
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = heard;
  expect(body.includes("LP-260314")).toBe(false);
  expect(decrypted(body)).toEqual(MESSAGE);
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400", topic: MESSAGE.tag });

  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/u.exec(String(headers.authorization)) ?? [];
  const [head, claims = "", signature = ""] = token.split(".");
  const raw = Buffer.from(key, "base64url");
  expect(key).toBe(vapidKeys().publicKey);
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString("base64url"));
  const jwk = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = { key: jwk, dsaEncoding: "ieee-p1363" } as const;
  expect(verify("sha256", Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, "base64url"))).toBe(true);
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({ aud: "https://localhost" });
});

it("tells what a service made of it, and follows nobody elsewhere", async () => {
  for (const status of [404, 410]) {
    answer = { status, headers: {} };
    expect(await deliver()).toBe("gone");
  }
  answer = { status: 429, headers: { "retry-after": "120" } };
  expect(await deliver()).toEqual({ retrySeconds: 120 });
  answer = { status: 503, headers: {} };
  expect(await deliver()).toEqual({ retrySeconds: null });
  answer = { status: 413, headers: {} };
  expect(await deliver()).toBe("refused");
  heard.length = 0;
  answer = { status: 307, headers: { location: "http://127.0.0.1/dalam" } };
  expect(await deliver()).toBe("refused");
  expect(heard).toHaveLength(1);
});

it("asks no address of its own network, by number or by a name that leads there", async () => {
  const outside = { isOpen: isOpenAddress, port: port(), send: request, resolve };
  for (const host of ["127.0.0.1", "[::1]", "[::ffff:7f00:1]", "2130706433", "localhost"]) {
    expect(await pushDelivery(outside)(target(host), MESSAGE, MESSAGE.tag), host).toBe("refused");
  }
  expect(heard).toEqual([]);
  const closed = ["10.1.2.3", "172.20.0.1", "192.168.1.1", "169.254.169.254", "100.64.1.1", "0.0.0.0", "239.0.0.1"];
  expect(
    [...closed, "::", "fd00::1", "fe80::1", "ff02::1", "2002:7f00:1::", "64:ff9b::a00:1"].filter(isOpenAddress),
  ).toEqual([]);
  expect(["142.250.4.188", "2404:6800:4003:c00::bc"].filter(isOpenAddress)).toHaveLength(2);
});
