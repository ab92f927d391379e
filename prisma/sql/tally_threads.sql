-- Version 1, 5939661ce2347c0e
-- Counts the topics of each forum category that are shown, with their comments and likes.
CREATE OR REPLACE FUNCTION tally_threads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM "tally"(sums."name" || ':' || "category", sums."change"::integer) FROM (
            SELECT "category", sum(sign) AS topics, sum(sign * "comments_count") AS comments, sum(sign * "likes_count") AS likes
            FROM (SELECT 1 AS sign, * FROM added) AS changed
            WHERE "held_reason" IS NULL AND "hidden_at" IS NULL GROUP BY "category"
        ) AS counted CROSS JOIN LATERAL (VALUES ('topics', topics), ('comments', comments), ('likes', likes)) AS sums("name", "change");
    ELSIF TG_OP = 'DELETE' THEN
        PERFORM "tally"(sums."name" || ':' || "category", sums."change"::integer) FROM (
            SELECT "category", sum(sign) AS topics, sum(sign * "comments_count") AS comments, sum(sign * "likes_count") AS likes
            FROM (SELECT -1 AS sign, * FROM removed) AS changed
            WHERE "held_reason" IS NULL AND "hidden_at" IS NULL GROUP BY "category"
        ) AS counted CROSS JOIN LATERAL (VALUES ('topics', topics), ('comments', comments), ('likes', likes)) AS sums("name", "change");
    ELSE
        PERFORM "tally"(sums."name" || ':' || "category", sums."change"::integer) FROM (
            SELECT "category", sum(sign) AS topics, sum(sign * "comments_count") AS comments, sum(sign * "likes_count") AS likes
            FROM (SELECT 1 AS sign, * FROM added UNION ALL SELECT -1, * FROM removed) AS changed
            WHERE "held_reason" IS NULL AND "hidden_at" IS NULL GROUP BY "category"
        ) AS counted CROSS JOIN LATERAL (VALUES ('topics', topics), ('comments', comments), ('likes', likes)) AS sums("name", "change");
    END IF;
    RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER forum_threads_tallied_inserted AFTER INSERT ON "forum_threads"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_threads"();
CREATE OR REPLACE TRIGGER forum_threads_tallied_updated AFTER UPDATE ON "forum_threads"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_threads"();
CREATE OR REPLACE TRIGGER forum_threads_tallied_deleted AFTER DELETE ON "forum_threads"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "tally_threads"();
CREATE OR REPLACE TRIGGER forum_threads_tallies_truncated AFTER TRUNCATE ON "forum_threads"
    FOR EACH STATEMENT EXECUTE FUNCTION "retally_truncated"();
