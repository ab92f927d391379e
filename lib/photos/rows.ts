import "server-only";
import { Prisma } from "@/prisma/client";

/** Every column that may name a photo. */
const USES = [
  "reports.photo_id",
  "report_photos.photo_id",
  // Until it can no longer be undone.
  "photo_changes.photo_id",
  "report_events.photo_id",
  "report_updates.photo_id",
  "places.photo_id",
  "events.photo_id",
  "event_result_photos.photo_id",
  "messages.photo_id",
  "users.profile_photo_id",
  "volunteers.photo_id",
  "partners.photo_id",
];

/** Whether nothing names a row of `photos`. */
export const IS_UNUSED = Prisma.raw(
  USES.map((column) => `NOT EXISTS (SELECT FROM ${column.split(".")[0]} WHERE ${column} = photos.id)`).join(" AND "),
);
