-- Hand-written: what schema.prisma cannot say.

-- CreateFunction: adds up at every hundredth change rather than by chance.
CREATE OR REPLACE FUNCTION "tally"(what text, by integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    made bigint;
BEGIN
    IF by = 0 THEN RETURN; END IF;
    INSERT INTO "tallies" ("name", "change") VALUES (what, by) RETURNING "id" INTO made;
    IF made % 100 = 0 THEN
        WITH gone AS (
            DELETE FROM "tallies" WHERE "id" IN (SELECT "id" FROM "tallies" FOR UPDATE SKIP LOCKED) RETURNING "name", "change"
        )
        INSERT INTO "tallies" ("name", "change") SELECT "name", sum("change") FROM gone GROUP BY "name";
    END IF;
END
$$;

-- CreateFunction: planting events that take place, counted as reports are.
CREATE FUNCTION "tally_events"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    gain bigint := 0;
BEGIN
    IF TG_OP <> 'DELETE' THEN
        gain := gain + (SELECT count(*) FROM added WHERE "kind" = 'PLANTING' AND "deleted_at" IS NULL AND "cancelled_at" IS NULL);
    END IF;
    IF TG_OP <> 'INSERT' THEN
        gain := gain - (SELECT count(*) FROM removed WHERE "kind" = 'PLANTING' AND "deleted_at" IS NULL AND "cancelled_at" IS NULL);
    END IF;
    PERFORM "tally"('events', gain::integer);
    RETURN NULL;
END
$$;
CREATE TRIGGER "events_tallied_inserted" AFTER INSERT ON "events"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_events"();
CREATE TRIGGER "events_tallied_updated" AFTER UPDATE ON "events"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_events"();
CREATE TRIGGER "events_tallied_deleted" AFTER DELETE ON "events"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "tally_events"();

CREATE OR REPLACE FUNCTION "retally"() RETURNS void LANGUAGE plpgsql AS $$
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

CREATE TRIGGER "events_tallies_truncated" AFTER TRUNCATE ON "events"
    FOR EACH STATEMENT EXECUTE FUNCTION "retally_truncated"();

SELECT "retally"();
