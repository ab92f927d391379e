import "server-only";
import type { CameraPoint } from "@/lib/photos/commands";
import { type PhotoUse, usesOf } from "@/lib/photos/rows-uses";
import type { Database, Prisma, Transaction } from "@/prisma/client";

const REPORT = { select: { id: true, code: true } } as const;

const PLACE_SELECT = {
  id: true,
  ownerKey: true,
  cameraAt: true,
  cameraLatitude: true,
  cameraLongitude: true,
  report: REPORT,
  furtherOf: { select: { position: true, report: REPORT } },
  reportUpdate: { select: { id: true, report: REPORT } },
  reportEvent: { select: { id: true, report: REPORT } },
} as const satisfies Prisma.PhotoSelect;

/** The use of a report's photo: among its own, in an update or in a step of its timeline. */
export interface ReportPlace {
  report: { id: number; code: string };
  updateId: number | null;
  stepId: number | null;
  /** Among the report's own after the first, else null. */
  position: number | null;
}

/** The use of a photo: in a report, or in a row of another table. */
export type PhotoPlace = ReportPlace | { use: PhotoUse };

export interface PlacedPhoto {
  id: string;
  ownerKey: string;
  camera: CameraPoint;
  place: PhotoPlace;
}

/** These photos with the place of each; one that nothing shows is left out. In the order of their ids. */
export async function placedPhotos(db: Database | Transaction, ids: readonly string[]): Promise<PlacedPhoto[]> {
  const where = { id: { in: [...ids] } };
  const photos = await db.photo.findMany({ where, orderBy: { id: "asc" }, select: PLACE_SELECT });
  const uses = await usesOf(db, ids);
  return photos.flatMap(({ id, ownerKey, report, furtherOf, reportUpdate, reportEvent, ...camera }): PlacedPhoto[] => {
    const shown = report ?? furtherOf?.report ?? reportUpdate?.report ?? reportEvent?.report;
    const use = uses.find(({ photoId }) => photoId === id);
    if (!shown) return use ? [{ id, ownerKey, camera, place: { use } }] : [];
    const place = {
      report: shown,
      updateId: reportUpdate?.id ?? null,
      stepId: reportEvent?.id ?? null,
      position: furtherOf?.position ?? null,
    };
    return [{ id, ownerKey, camera, place }];
  });
}
