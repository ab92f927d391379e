-- Hand-written: Prisma knows neither generated columns nor indexes over expressions.

-- AlterTable: of the kinds where somebody may take revenge (RISKY_KINDS in lib/reports/rules-kinds.ts) everybody knows about
-- which village it is and no more, in every state: the middle of a cell of 0.02 degrees (VILLAGE_POINT in lib/map/rules.ts).
DROP INDEX "reports_listed_point_idx";
DROP INDEX "reports_on_map_idx";
ALTER TABLE "reports" DROP COLUMN "public_latitude", DROP COLUMN "public_longitude";
ALTER TABLE "reports"
    ADD COLUMN "public_latitude" DOUBLE PRECISION GENERATED ALWAYS AS (
        CASE WHEN "damage_type" IN ('Pembakaran sampah', 'Penebangan pohon', 'Limbah B3/industri')
            THEN round("latitude" / 0.02::double precision) * 0.02::double precision
        WHEN "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL THEN "latitude"
        ELSE round("latitude" / 0.0025::double precision) * 0.0025::double precision END) STORED,
    ADD COLUMN "public_longitude" DOUBLE PRECISION GENERATED ALWAYS AS (
        CASE WHEN "damage_type" IN ('Pembakaran sampah', 'Penebangan pohon', 'Limbah B3/industri')
            THEN round("longitude" / 0.02::double precision) * 0.02::double precision
        WHEN "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL THEN "longitude"
        ELSE round("longitude" / 0.0025::double precision) * 0.0025::double precision END) STORED;
CREATE INDEX "reports_listed_point_idx" ON "reports" USING gist (point("public_longitude", "public_latitude"))
    WHERE "status" IN ('PENDING', 'VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL AND "public_latitude" IS NOT NULL;

-- The map draws and counts that point, too.
CREATE INDEX "reports_on_map_idx" ON "reports" USING gist (point("public_longitude", "public_latitude"))
    WHERE "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL AND "public_latitude" IS NOT NULL;
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
        SELECT array_agg(1), array_agg("public_latitude"), array_agg("public_longitude") INTO signs, latitudes, longitudes
        FROM added
        WHERE "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL AND "public_latitude" IS NOT NULL;
    ELSIF TG_OP = 'DELETE' THEN
        SELECT array_agg(-1), array_agg("public_latitude"), array_agg("public_longitude") INTO signs, latitudes, longitudes
        FROM removed
        WHERE "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL AND "public_latitude" IS NOT NULL;
    ELSE
        -- A step from one state of the map to another adds and takes away the same point, which HAVING drops below.
        SELECT array_agg(change.sign), array_agg(change."latitude"), array_agg(change."longitude")
        INTO signs, latitudes, longitudes
        FROM (
            SELECT 1 AS sign, "public_latitude" AS latitude, "public_longitude" AS longitude FROM added
            WHERE "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL AND "public_latitude" IS NOT NULL
            UNION ALL
            SELECT -1, "public_latitude", "public_longitude" FROM removed
            WHERE "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL AND "public_latitude" IS NOT NULL
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
DELETE FROM "report_cells";
INSERT INTO "report_cells" ("level", "x", "y", "count", "latitude_sum", "longitude_sum")
SELECT level, floor(("public_longitude" + 180) * power(2, level) / 360), floor(("public_latitude" + 90) * power(2, level) / 360),
    count(*), sum(round("public_latitude" * 1e6)), sum(round("public_longitude" * 1e6))
FROM "reports", generate_series(4, 16) AS level
WHERE "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL AND "public_latitude" IS NOT NULL
GROUP BY 1, 2, 3;
