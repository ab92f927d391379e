-- Hand-written: Prisma knows no generated columns and no partial indexes.

-- AlterTable: a claim by a finished event names it; its organiser has no say in the answer.
ALTER TABLE "report_events" ADD COLUMN "event_id" INTEGER;
ALTER TABLE "report_events" ADD CONSTRAINT "report_events_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id")
    ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "report_events_event_id_idx" ON "report_events"("event_id");

-- AlterTable: the third reopening waits for an admin; "Masih bersih?" is mailed once.
ALTER TABLE "reports" ADD COLUMN "reopen_waits" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "clean_mailed_at" TIMESTAMPTZ(3);

-- CreateTable: a resolved report whose damage has come back, and the one report that tells so. Not a column, which could not be
-- unique once reports are divided.
CREATE TABLE "report_relapses" (
    "report_id" INTEGER NOT NULL,
    "relapse_id" INTEGER NOT NULL,
    CONSTRAINT "report_relapses_pkey" PRIMARY KEY ("report_id")
);
CREATE UNIQUE INDEX "report_relapses_relapse_id_key" ON "report_relapses"("relapse_id");
ALTER TABLE "report_relapses" ADD CONSTRAINT "report_relapses_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id")
    ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report_relapses" ADD CONSTRAINT "report_relapses_relapse_id_fkey" FOREIGN KEY ("relapse_id") REFERENCES "reports"("id")
    ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable: what people said of one claim, one row a person.
CREATE TYPE "Judgement" AS ENUM ('YES', 'NO', 'UNKNOWN');
CREATE TABLE "report_judgements" (
    "id" SERIAL NOT NULL,
    "report_id" INTEGER NOT NULL,
    "step_id" INTEGER NOT NULL,
    "judgement" "Judgement" NOT NULL,
    "by_reporter" BOOLEAN NOT NULL DEFAULT false,
    "has_photo" BOOLEAN NOT NULL DEFAULT false,
    "words" VARCHAR(1000),
    "writer_key" VARCHAR(80) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "report_judgements_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "report_judgements_step_id_writer_key_key" ON "report_judgements"("step_id", "writer_key");
CREATE INDEX "report_judgements_writer_key_id_idx" ON "report_judgements"("writer_key", "id");
CREATE INDEX "report_judgements_report_id_idx" ON "report_judgements"("report_id");
ALTER TABLE "report_judgements" ADD CONSTRAINT "report_judgements_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id")
    ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report_judgements" ADD CONSTRAINT "report_judgements_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "report_events"("id")
    ON DELETE CASCADE ON UPDATE CASCADE;

-- The new state is one of those that everybody sees, with its exact point.
DROP INDEX "reports_area_idx";
DROP INDEX "reports_public_nearby_idx";
ALTER TABLE "reports" DROP COLUMN "public_latitude", DROP COLUMN "public_longitude", DROP COLUMN "public_area_code";
ALTER TABLE "reports"
    ADD COLUMN "public_latitude" DOUBLE PRECISION GENERATED ALWAYS AS (
        CASE WHEN "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL THEN "latitude"
            ELSE round("latitude" / 0.0025::double precision) * 0.0025::double precision END) STORED,
    ADD COLUMN "public_longitude" DOUBLE PRECISION GENERATED ALWAYS AS (
        CASE WHEN "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL THEN "longitude"
            ELSE round("longitude" / 0.0025::double precision) * 0.0025::double precision END) STORED,
    ADD COLUMN "public_area_code" VARCHAR(13) GENERATED ALWAYS AS (
        CASE WHEN "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL THEN "area_code"
            ELSE left("area_code", 5) END) STORED;
CREATE INDEX "reports_area_idx" ON "reports"("public_area_code" varchar_pattern_ops, "id" DESC) WHERE "public_area_code" IS NOT NULL;
CREATE INDEX "reports_public_nearby_idx" ON "reports" USING gist (point("public_longitude", "public_latitude"))
    WHERE "status" IN ('PENDING', 'VERIFIED', 'IN_PROGRESS') AND "held_reason" IS NULL AND "public_latitude" IS NOT NULL;

DROP INDEX "reports_listed_idx";
CREATE INDEX "reports_listed_idx" ON "reports"("id")
    WHERE "status" IN ('PENDING', 'VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL;
DROP INDEX "reports_on_map_idx";
CREATE INDEX "reports_on_map_idx" ON "reports" USING gist (point("longitude", "latitude"))
    WHERE "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL AND "latitude" IS NOT NULL;
CREATE INDEX "reports_claimed_idx" ON "reports"("id") WHERE "status" = 'CLAIMED';
CREATE INDEX "reports_claimed_time_idx" ON "reports"("created_at", "id") WHERE "status" = 'CLAIMED';
DROP INDEX "report_events_decided_idx";
CREATE INDEX "report_events_decided_idx" ON "report_events"("created_at", "kind", "report_id")
    WHERE "undone_at" IS NULL AND "kind" IN ('VERIFIED', 'CLAIMED', 'RESOLVED');

CREATE OR REPLACE FUNCTION "reports_count_cells"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    signs integer[];
    latitudes double precision[];
    longitudes double precision[];
BEGIN
    IF TG_OP = 'TRUNCATE' THEN
        DELETE FROM "report_cells";
        RETURN NULL;
    ELSIF TG_OP = 'INSERT' THEN
        SELECT array_agg(1), array_agg("latitude"), array_agg("longitude") INTO signs, latitudes, longitudes
        FROM added
        WHERE "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL AND "latitude" IS NOT NULL;
    ELSIF TG_OP = 'DELETE' THEN
        SELECT array_agg(-1), array_agg("latitude"), array_agg("longitude") INTO signs, latitudes, longitudes
        FROM removed
        WHERE "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL AND "latitude" IS NOT NULL;
    ELSE
        -- A step from one state of the map to another adds and takes away the same point, which HAVING drops below.
        SELECT array_agg(change.sign), array_agg(change."latitude"), array_agg(change."longitude")
        INTO signs, latitudes, longitudes
        FROM (
            SELECT 1 AS sign, "latitude", "longitude" FROM added
            WHERE "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL AND "latitude" IS NOT NULL
            UNION ALL
            SELECT -1, "latitude", "longitude" FROM removed
            WHERE "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL AND "latitude" IS NOT NULL
        ) AS change;
    END IF;
    IF signs IS NULL THEN
        RETURN NULL;
    END IF;
    INSERT INTO "report_cells" ("level", "x", "y", "count", "latitude_sum", "longitude_sum")
    SELECT level, floor((change.longitude + 180) * power(2, level) / 360), floor((change.latitude + 90) * power(2, level) / 360),
        sum(change.sign), sum(change.sign * round(change.latitude * 1e6)), sum(change.sign * round(change.longitude * 1e6))
    FROM unnest(signs, latitudes, longitudes) AS change(sign, latitude, longitude), generate_series(4, 16) AS level
    GROUP BY 1, 2, 3
    HAVING sum(change.sign) <> 0 OR sum(change.sign * round(change.latitude * 1e6)) <> 0
        OR sum(change.sign * round(change.longitude * 1e6)) <> 0
    ORDER BY 1, 2, 3
    ON CONFLICT ("level", "x", "y") DO UPDATE SET
        "count" = "report_cells"."count" + excluded."count",
        "latitude_sum" = "report_cells"."latitude_sum" + excluded."latitude_sum",
        "longitude_sum" = "report_cells"."longitude_sum" + excluded."longitude_sum";
    RETURN NULL;
END
$$;
