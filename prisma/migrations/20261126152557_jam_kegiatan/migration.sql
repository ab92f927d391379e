-- AlterTable
ALTER TABLE "events" ADD COLUMN     "suggested_zone" "EventZone",
ADD COLUMN     "uid_host" VARCHAR(255) NOT NULL DEFAULT 'sulur';

-- Hand-written

-- What the desk lists: few at any time.
CREATE INDEX "events_suggested_zone_idx" ON "events" ("starts_at", "id") WHERE "suggested_zone" IS NOT NULL AND "deleted_at" IS NULL;

-- The events whose clock `checkZones` looks at: after which id, and up to which.
INSERT INTO "settings" ("key", "value") SELECT 'events:zones', '0:' || max("id") FROM "events" HAVING max("id") IS NOT NULL;
