-- Version 1, 717fc5237aca2eb9
-- Counts the places of each map cell in place_cells, as reports_count_cells() does for reports.
CREATE OR REPLACE FUNCTION places_count_cells() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    signs integer[];
    kinds "PlaceKind"[];
    latitudes double precision[];
    longitudes double precision[];
BEGIN
    IF TG_OP = 'TRUNCATE' THEN
        DELETE FROM "place_cells";
        RETURN NULL;
    ELSIF TG_OP = 'INSERT' THEN
        SELECT array_agg(1), array_agg("kind"), array_agg("latitude"), array_agg("longitude")
        INTO signs, kinds, latitudes, longitudes
        FROM added WHERE "status" = 'APPROVED' AND "closed_at" IS NULL AND "merged_into_id" IS NULL;
    ELSIF TG_OP = 'DELETE' THEN
        SELECT array_agg(-1), array_agg("kind"), array_agg("latitude"), array_agg("longitude")
        INTO signs, kinds, latitudes, longitudes
        FROM removed WHERE "status" = 'APPROVED' AND "closed_at" IS NULL AND "merged_into_id" IS NULL;
    ELSE
        SELECT array_agg(change.sign), array_agg(change."kind"), array_agg(change."latitude"), array_agg(change."longitude")
        INTO signs, kinds, latitudes, longitudes
        FROM (
            SELECT 1 AS sign, "kind", "latitude", "longitude" FROM added
            WHERE "status" = 'APPROVED' AND "closed_at" IS NULL AND "merged_into_id" IS NULL
            UNION ALL
            SELECT -1, "kind", "latitude", "longitude" FROM removed
            WHERE "status" = 'APPROVED' AND "closed_at" IS NULL AND "merged_into_id" IS NULL
        ) AS change;
    END IF;
    IF signs IS NULL THEN
        RETURN NULL;
    END IF;
    INSERT INTO "place_cells" ("level", "x", "y", "kind", "count", "latitude_sum", "longitude_sum")
    SELECT level, floor((change.longitude + 180) * power(2, level) / 360), floor((change.latitude + 90) * power(2, level) / 360),
        change.kind,
        sum(change.sign), sum(change.sign * round(change.latitude * 1e6)), sum(change.sign * round(change.longitude * 1e6))
    FROM unnest(signs, kinds, latitudes, longitudes) AS change(sign, kind, latitude, longitude), generate_series(4, 16) AS level
    GROUP BY 1, 2, 3, 4
    HAVING sum(change.sign) <> 0 OR sum(change.sign * round(change.latitude * 1e6)) <> 0
        OR sum(change.sign * round(change.longitude * 1e6)) <> 0
    ORDER BY 1, 2, 3, 4
    ON CONFLICT ("level", "x", "y", "kind") DO UPDATE SET
        "count" = "place_cells"."count" + excluded."count",
        "latitude_sum" = "place_cells"."latitude_sum" + excluded."latitude_sum",
        "longitude_sum" = "place_cells"."longitude_sum" + excluded."longitude_sum";
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER places_cells_inserted AFTER INSERT ON "places"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "places_count_cells"();
CREATE OR REPLACE TRIGGER places_cells_updated AFTER UPDATE ON "places"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "places_count_cells"();
CREATE OR REPLACE TRIGGER places_cells_deleted AFTER DELETE ON "places"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "places_count_cells"();
CREATE OR REPLACE TRIGGER places_cells_truncated AFTER TRUNCATE ON "places"
    FOR EACH STATEMENT EXECUTE FUNCTION "places_count_cells"();
