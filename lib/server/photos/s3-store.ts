import "server-only";
import type { S3Client } from "@aws-sdk/client-s3";
import type { PhotoStore } from "@/lib/kernel/ctx";
import { Unavailable } from "@/lib/kernel/errors";
import { PHOTO_MESSAGES } from "@/lib/photos/rules";
import { assertPhotoName } from "./names";

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const CONNECT_TIMEOUT_MS = 2_000;
const REQUEST_TIMEOUT_MS = 10_000;
const ATTEMPTS = 3;

/** Keeps photos as `photos/<name>` in an S3-compatible bucket. */
export class S3PhotoStore implements PhotoStore {
  readonly #settings: S3Settings;
  #client: S3Client | undefined;

  constructor(settings: S3Settings) {
    this.#settings = settings;
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const object = this.#object(name);
    await this.#ask(async (client, { PutObjectCommand }) => {
      await client.send(new PutObjectCommand({ ...object, Body: bytes, ContentType: "image/webp" }));
    });
  }

  async get(name: string): Promise<Uint8Array | null> {
    const object = this.#object(name);
    return this.#ask(async (client, { GetObjectCommand, NoSuchKey }) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(object));
        return Body ? await Body.transformToByteArray() : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    });
  }

  async delete(name: string): Promise<void> {
    const object = this.#object(name);
    await this.#ask(async (client, { DeleteObjectCommand }) => {
      await client.send(new DeleteObjectCommand(object));
    });
  }

  #object(name: string): { Bucket: string; Key: string } {
    assertPhotoName(name);
    return { Bucket: this.#settings.bucket, Key: `photos/${name}` };
  }

  async #ask<T>(work: (client: S3Client, library: typeof import("@aws-sdk/client-s3")) => Promise<T>): Promise<T> {
    // Loaded on first use: who keeps photos on the disk should not pay for this library at start.
    const library = await import("@aws-sdk/client-s3");
    this.#client ??= connectS3(library, this.#settings);
    try {
      return await work(this.#client, library);
    } catch (error) {
      throw new Unavailable(PHOTO_MESSAGES.away, { cause: error });
    }
  }
}

/** @param waitMs how long one request may take */
export function connectS3(
  { S3Client }: typeof import("@aws-sdk/client-s3"),
  { endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  waitMs = REQUEST_TIMEOUT_MS,
): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Self-hosted stores rarely have a host name per bucket, and many do not know the newer checksum headers.
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: waitMs, throwOnRequestTimeout: true },
  });
}
