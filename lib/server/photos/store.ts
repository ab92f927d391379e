import "server-only";
import { join } from "node:path";
import type { PhotoStore } from "@/lib/kernel/ctx";
import { type Env, env } from "@/lib/server/env";
import { DiskPhotoStore } from "./disk-store";
import { S3PhotoStore } from "./s3-store";

type PhotoSettings = Pick<
  Env,
  "DATA_DIR" | "S3_ENDPOINT" | "S3_BUCKET" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"
>;

/** The store of this process. */
export function createPhotoStore(): PhotoStore {
  return photoStoreOf(env());
}

/** Photos go to the S3-compatible bucket when one is configured, otherwise to DATA_DIR/photos. */
export function photoStoreOf(settings: PhotoSettings): PhotoStore {
  const { DATA_DIR, S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return new DiskPhotoStore(join(DATA_DIR, "photos"));
  }
  return new S3PhotoStore({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
