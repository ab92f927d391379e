-- Version 1, f8d23ebdbcf23b07
-- Counts all tallies anew.
CREATE OR REPLACE FUNCTION retally() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "tallies";
    INSERT INTO "tallies" ("name", "change")
    SELECT 'reports', count(*) FROM "reports" WHERE "status" <> 'REJECTED' AND "held_reason" IS NULL
    UNION ALL
    SELECT 'events', count(*) FROM "events" WHERE "kind" = 'PLANTING' AND "deleted_at" IS NULL AND "cancelled_at" IS NULL
    UNION ALL
    SELECT 'volunteers', count(*) FROM "volunteers" WHERE "held_reason" IS NULL AND "hidden_at" IS NULL
    UNION ALL
    SELECT sums."name" || ':' || "category", sums."change" FROM (
        SELECT "category", count(*) AS topics, sum("comments_count") AS comments, sum("likes_count") AS likes
        FROM "forum_threads" WHERE "held_reason" IS NULL AND "hidden_at" IS NULL GROUP BY "category"
    ) AS counted CROSS JOIN LATERAL (VALUES ('topics', topics), ('comments', comments), ('likes', likes)) AS sums("name", "change");
END
$$;
