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

/** Of a photo `near` the report that it shows, of whatever kind of showing. */
export const REPORT_PHOTOS = Prisma.raw(`
  SELECT id AS report_id FROM reports WHERE photo_id = near.id
  UNION ALL SELECT report_id FROM report_photos WHERE photo_id = near.id
  UNION ALL SELECT report_id FROM report_events WHERE photo_id = near.id
  UNION ALL SELECT report_id FROM report_updates WHERE photo_id = near.id
  UNION ALL SELECT events.report_id FROM event_result_photos
    JOIN events ON events.id = event_result_photos.event_id
    WHERE event_result_photos.photo_id = near.id AND events.report_id IS NOT NULL`);

/** Whether nothing names a row of `photos`. */
export const IS_UNUSED = Prisma.raw(
  USES.map((column) => `NOT EXISTS (SELECT FROM ${column.split(".")[0]} WHERE ${column} = photos.id)`).join(" AND "),
);
