import "server-only";
import { Readable } from "node:stream";
import { endImport, takeImport, uploadedFile } from "@/lib/areas/commands-import";
import { BORDERS_TAG } from "@/lib/areas/outlines";
import { expireTags } from "@/lib/server/cache";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { DOWNLOAD_LIMITS, DownloadError, type DownloadLimits } from "@/lib/server/outgoing/download";
import { services } from "@/lib/server/services";
import { createDatabase, type Database } from "@/prisma/client";
import { type Imported, importBoundaries } from "./import-boundaries";
import { ImportError } from "./import-error";
import { openPublished, type PublishedFacts } from "./publisher";

const UNEXPECTED = "Impor gagal karena kesalahan di server; catatan server menyebut sebabnya.";
const UNCHANGED = "Tidak ada yang diubah.";

/** Does the import that an admin pressed for, if one waits. @returns whether there was one */
export async function workImport(limits: DownloadLimits = DOWNLOAD_LIMITS): Promise<boolean> {
  const { db } = services();
  const source = await takeImport(db, new Date());
  if (source === null) return false;
  const { DATABASE_URL, DATABASE_DIRECT_URL, AREAS_URL } = env();
  const patient = createDatabase(DATABASE_DIRECT_URL ?? DATABASE_URL, {
    poolMax: 2,
    patient: true,
    name: "sulur-areas",
  });
  const at = () => new Date().toISOString();
  try {
    const result =
      source === "public"
        ? await importPublic(patient, AREAS_URL, limits)
        : await importBoundaries(patient, Readable.from([Buffer.from(await uploadedFile(patient))]), { whole: false });
    await endImport(db, { state: "done", source, at: at(), ...result });
    await expireTags([BORDERS_TAG]);
  } catch (error) {
    const reason = importFailure(error);
    if (reason === null) log().error({ err: error }, "an import of boundaries failed");
    await endImport(db, { state: "failed", source, at: at(), reason: `${reason ?? UNEXPECTED} ${UNCHANGED}` });
  } finally {
    await patient.$disconnect();
  }
  return true;
}

/** Fetches the boundaries of the whole country from their publisher. @throws ImportError, DownloadError */
export async function importPublic(
  db: Database,
  api: string,
  limits: DownloadLimits = DOWNLOAD_LIMITS,
): Promise<Imported & { facts: PublishedFacts }> {
  const { file, facts } = await openPublished(api, limits);
  return { ...(await importBoundaries(db, file, { whole: true })), facts };
}

/** The reason of an import that failed, in one sentence; null where it is no fault of the file or the network. */
export function importFailure(error: unknown): string | null {
  return error instanceof ImportError || error instanceof DownloadError ? error.message : null;
}
