import "server-only";
import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Conflict, InvalidInput, Unprocessable } from "@/lib/kernel/errors";
import { openText, sealText } from "@/lib/server/signing";
import type { Database, Transaction } from "@/prisma/client";
import { findBoundary } from "./parse-form";

const KEY = /^[\w-]{16,100}$/u;
/** A request that has not finished after this long died with its process. */
const ABANDONED_SECONDS = 60;
const WAIT_MS = 5_000;
const WAIT_STEP_MS = 50;

const PURPOSE = "idempotent answer";
const RECEIVED =
  "Kiriman ini sudah kami terima, jadi tidak perlu dikirim lagi. Jawabannya hanya untuk peramban yang mengirimnya.";

interface StoredAnswer {
  status: number;
  body: unknown;
}

/** One request that carries a key. */
interface KeyedRequest {
  scope: string;
  key: string;
  /** Hash of the body: the same key with another body is refused. */
  hash: string;
  /** Owners who may get the stored answer, as `owners` in `idempotency_keys`. */
  owners: string[];
  /** Identities that the sender can prove; the answer is replayed where one of them is an owner. */
  senders: string[];
}

/** The claim of one request on its key. */
export interface Claim {
  /** Keeps the answer; called inside the transaction that does the work, so both happen or neither. */
  finish(client: Database | Transaction, status: number, body: unknown): Promise<void>;
  /** The work was refused: the key may be used again. */
  release(): Promise<void>;
}

/** @throws InvalidInput for a key that is too short to be unique */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get("idempotency-key");
  if (key === null) return null;
  if (!KEY.test(key)) throw new InvalidInput("Idempotency-Key harus 16 sampai 100 huruf, angka, atau tanda hubung.");
  return key;
}

/** Identifies a form with files by its content without the separator, which a browser makes up anew each time. */
export function contentKeyOf(request: Request, bytes: Uint8Array): string {
  const separator = findBoundary(request.headers.get("content-type") ?? "");
  const hash = createHash("sha256");
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let from = 0;
  for (
    let at = separator ? content.indexOf(separator) : -1;
    separator && at >= 0;
    at = content.indexOf(separator, from)
  ) {
    hash.update(content.subarray(from, at));
    from = at + separator.length;
  }
  return hash.update(content.subarray(from)).digest("base64url");
}

/** The key as it is stored. The key itself is not, since it opens the answer. */
function storedKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** Lets a key be used again whose answer is older than that. */
export async function forgetAfter(db: Database, scope: string, key: string, seconds: number): Promise<void> {
  const before = new Date(Date.now() - seconds * 1000);
  await db.idempotencyKey.deleteMany({ where: { scope, key: storedKey(key), finishedAt: { lt: before } } });
}

/** Whether a request with this key was answered, so that all that is left to do is to say it again. */
export async function isAnswered(db: Database, scope: string, key: string): Promise<boolean> {
  return (await db.idempotencyKey.count({ where: { scope, key: storedKey(key), finishedAt: { not: null } } })) > 0;
}

/**
 * Claims the key, or gives the answer that was already stored for it. Waits for a twin that is still at work.
 * @throws Unprocessable when the key came before with another body; Conflict when the twin takes too long, or when the
 * stored answer is somebody else's
 */
export async function claim(db: Database, request: KeyedRequest): Promise<Claim | StoredAnswer> {
  const { scope, hash, senders } = request;
  const key = storedKey(request.key);
  const where = { scope_key: { scope, key } };
  for (let waited = 0; waited <= WAIT_MS; waited += WAIT_STEP_MS) {
    if (await insertOrTakeOver(db, { ...request, key })) {
      return {
        async finish(client, status, answer) {
          const body = sealText(PURPOSE, request.key, JSON.stringify(answer ?? null));
          await client.idempotencyKey.update({ where, data: { status, body, finishedAt: new Date() } });
        },
        async release() {
          await db.idempotencyKey.deleteMany({ where: { scope, key, finishedAt: null } });
        },
      };
    }
    const row = await db.idempotencyKey.findUnique({ where });
    if (row && row.requestHash !== hash) {
      throw new Unprocessable(
        "Kunci kiriman ini sudah dipakai untuk isi yang lain. Muat ulang halaman lalu kirim lagi.",
      );
    }
    if (row?.finishedAt && row.status !== null) {
      const { status, body, owners } = row;
      if (body === null || !senders.some((sender) => owners.includes(sender))) throw new Conflict(RECEIVED);
      // Answers of earlier versions are objects.
      return { status, body: typeof body === "string" ? JSON.parse(openText(PURPOSE, request.key, body)) : body };
    }
    await pause(WAIT_STEP_MS);
  }
  throw new Conflict("Kiriman yang sama masih diproses. Tunggu sebentar lalu periksa hasilnya.");
}

async function insertOrTakeOver(db: Database, { scope, key, hash, owners }: KeyedRequest): Promise<boolean> {
  const rows = await db.$executeRaw`
    INSERT INTO idempotency_keys (scope, key, request_hash, owners) VALUES (${scope}, ${key}, ${hash}, ${owners})
    ON CONFLICT (scope, key) DO UPDATE SET created_at = now(), owners = excluded.owners
    WHERE idempotency_keys.finished_at IS NULL
      AND idempotency_keys.request_hash = excluded.request_hash
      AND idempotency_keys.created_at < now() - make_interval(secs => ${ABANDONED_SECONDS})`;
  return rows === 1;
}
