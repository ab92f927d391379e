-- Hand-written: Prisma knows no generated columns. The database fills them in for the rows that are there, too.

-- AlterTable: what public queries know of a point, so that no order and no distance tells more. Of what is not checked it is
-- the middle of a cell of 0.0025 degrees (ROUGH_POINT in lib/map/rules.ts); a state that comes later is not checked either.
ALTER TABLE "reports"
    ADD COLUMN "public_latitude" DOUBLE PRECISION GENERATED ALWAYS AS (
        CASE WHEN "status" IN ('VERIFIED', 'IN_PROGRESS', 'RESOLVED') AND "held_reason" IS NULL THEN "latitude"
            ELSE round("latitude" / 0.0025::double precision) * 0.0025::double precision END) STORED,
    ADD COLUMN "public_longitude" DOUBLE PRECISION GENERATED ALWAYS AS (
        CASE WHEN "status" IN ('VERIFIED', 'IN_PROGRESS', 'RESOLVED') AND "held_reason" IS NULL THEN "longitude"
            ELSE round("longitude" / 0.0025::double precision) * 0.0025::double precision END) STORED;
ALTER TABLE "places"
    ADD COLUMN "public_latitude" DOUBLE PRECISION GENERATED ALWAYS AS (
        CASE WHEN "status" = 'APPROVED' THEN "latitude"
            ELSE round("latitude" / 0.0025::double precision) * 0.0025::double precision END) STORED,
    ADD COLUMN "public_longitude" DOUBLE PRECISION GENERATED ALWAYS AS (
        CASE WHEN "status" = 'APPROVED' THEN "longitude"
            ELSE round("longitude" / 0.0025::double precision) * 0.0025::double precision END) STORED;

-- CreateIndex: open reports near a point, and what may be the same place, as everybody may ask. The indexes over the points
-- themselves (reports_open_nearby_idx, places_nearby_idx) are for staff.
CREATE INDEX "reports_public_nearby_idx" ON "reports" USING gist (point("public_longitude", "public_latitude"))
    WHERE "status" IN ('PENDING', 'VERIFIED', 'IN_PROGRESS') AND "held_reason" IS NULL AND "public_latitude" IS NOT NULL;
CREATE INDEX "places_public_nearby_idx" ON "places" USING gist (point("public_longitude", "public_latitude"))
    WHERE "status" IN ('PENDING', 'APPROVED') AND "merged_into_id" IS NULL;
