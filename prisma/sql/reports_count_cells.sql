-- Version 1, 03d6925e381d1b71
-- Counts the public reports of each map cell in report_cells, one statement at a time. Cells are locked in one order, so
-- writers cannot deadlock.
CREATE OR REPLACE FUNCTION reports_count_cells() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER reports_cells_inserted AFTER INSERT ON "reports"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "reports_count_cells"();
CREATE OR REPLACE TRIGGER reports_cells_updated AFTER UPDATE ON "reports"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "reports_count_cells"();
CREATE OR REPLACE TRIGGER reports_cells_deleted AFTER DELETE ON "reports"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "reports_count_cells"();
CREATE OR REPLACE TRIGGER reports_cells_truncated AFTER TRUNCATE ON "reports"
    FOR EACH STATEMENT EXECUTE FUNCTION "reports_count_cells"();
