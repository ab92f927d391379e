import "server-only";
import { join } from "node:path";
import { Pool } from "pg";
import type { PhotoStore } from "@/lib/kernel/ctx";
import { env, type Settings } from "@/lib/server/env";
import { DatabasePhotoStore } from "./database-store";
import { DiskPhotoStore } from "./disk-store";
import { S3PhotoStore, type S3Settings } from "./s3-store";

type PhotoSettings = Pick<
  Settings,
  | "DATA_DIR"
  | "DATABASE_URL"
  | "SULUR_HOST"
  | "S3_ENDPOINT"
  | "S3_BUCKET"
  | "S3_REGION"
  | "S3_ACCESS_KEY_ID"
  | "S3_SECRET_ACCESS_KEY"
>;

/** The store of this process. */
export function createPhotoStore(pool: Pool): PhotoStore {
  return photoStoreOf(env(), () => pool);
}

/**
 * Photos go to the S3-compatible bucket when one is configured, otherwise to DATA_DIR/photos, or into the database where
 * there is no disk.
 */
export function photoStoreOf(settings: PhotoSettings, connect = () => poolOf(settings)): PhotoStore {
  const s3 = s3SettingsOf(settings);
  if (s3) return new S3PhotoStore(s3);
  if (settings.SULUR_HOST === "functions") return new DatabasePhotoStore(connect());
  return new DiskPhotoStore(join(settings.DATA_DIR, "photos"));
}

/** The bucket of the configuration; null where there is none. */
export function s3SettingsOf(
  settings: Omit<PhotoSettings, "DATABASE_URL" | "SULUR_HOST" | "DATA_DIR">,
): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** For commands, which have no pool yet; it ends with them. */
function poolOf({ DATABASE_URL }: PhotoSettings): Pool {
  const pool = new Pool({ connectionString: DATABASE_URL, max: 1, allowExitOnIdle: true });
  pool.on("error", () => {});
  return pool;
}
