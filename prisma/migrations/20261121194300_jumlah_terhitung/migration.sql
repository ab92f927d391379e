-- CreateTable
CREATE TABLE "tallies" (
    "id" BIGSERIAL NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "change" INTEGER NOT NULL,

    CONSTRAINT "tallies_pkey" PRIMARY KEY ("id")
);

-- Hand-written: what schema.prisma cannot say.

-- CreateFunction: a change is a row of its own, so that no writer waits for another. Now and then whoever comes by adds
-- up the rows that nobody else is adding up.
CREATE FUNCTION "tally"(what text, by integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    IF by = 0 THEN RETURN; END IF;
    INSERT INTO "tallies" ("name", "change") VALUES (what, by);
    IF random() < 0.01 THEN
        WITH gone AS (
            DELETE FROM "tallies" WHERE "id" IN (SELECT "id" FROM "tallies" FOR UPDATE SKIP LOCKED) RETURNING "name", "change"
        )
        INSERT INTO "tallies" ("name", "change") SELECT "name", sum("change") FROM gone GROUP BY "name";
    END IF;
END
$$;

CREATE FUNCTION "tally_reports"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    gain bigint := 0;
BEGIN
    IF TG_OP <> 'DELETE' THEN
        gain := gain + (SELECT count(*) FROM added WHERE "status" <> 'REJECTED' AND "held_reason" IS NULL);
    END IF;
    IF TG_OP <> 'INSERT' THEN
        gain := gain - (SELECT count(*) FROM removed WHERE "status" <> 'REJECTED' AND "held_reason" IS NULL);
    END IF;
    PERFORM "tally"('reports', gain::integer);
    RETURN NULL;
END
$$;
CREATE TRIGGER "reports_tallied_inserted" AFTER INSERT ON "reports"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_reports"();
CREATE TRIGGER "reports_tallied_updated" AFTER UPDATE ON "reports"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_reports"();
CREATE TRIGGER "reports_tallied_deleted" AFTER DELETE ON "reports"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "tally_reports"();

CREATE FUNCTION "tally_volunteers"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    gain bigint := 0;
BEGIN
    IF TG_OP <> 'DELETE' THEN
        gain := gain + (SELECT count(*) FROM added WHERE "held_reason" IS NULL AND "hidden_at" IS NULL);
    END IF;
    IF TG_OP <> 'INSERT' THEN
        gain := gain - (SELECT count(*) FROM removed WHERE "held_reason" IS NULL AND "hidden_at" IS NULL);
    END IF;
    PERFORM "tally"('volunteers', gain::integer);
    RETURN NULL;
END
$$;
CREATE TRIGGER "volunteers_tallied_inserted" AFTER INSERT ON "volunteers"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_volunteers"();
CREATE TRIGGER "volunteers_tallied_updated" AFTER UPDATE ON "volunteers"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_volunteers"();
CREATE TRIGGER "volunteers_tallied_deleted" AFTER DELETE ON "volunteers"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "tally_volunteers"();

-- CreateFunction: of each category the topics that are shown, and their comments and likes.
CREATE FUNCTION "tally_threads"() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER "forum_threads_tallied_inserted" AFTER INSERT ON "forum_threads"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_threads"();
CREATE TRIGGER "forum_threads_tallied_updated" AFTER UPDATE ON "forum_threads"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "tally_threads"();
CREATE TRIGGER "forum_threads_tallied_deleted" AFTER DELETE ON "forum_threads"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "tally_threads"();

-- CreateFunction: counts what there is from the beginning, and again what a TRUNCATE left.
CREATE FUNCTION "retally"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "tallies";
    INSERT INTO "tallies" ("name", "change")
    SELECT 'reports', count(*) FROM "reports" WHERE "status" <> 'REJECTED' AND "held_reason" IS NULL
    UNION ALL
    SELECT 'volunteers', count(*) FROM "volunteers" WHERE "held_reason" IS NULL AND "hidden_at" IS NULL
    UNION ALL
    SELECT sums."name" || ':' || "category", sums."change" FROM (
        SELECT "category", count(*) AS topics, sum("comments_count") AS comments, sum("likes_count") AS likes
        FROM "forum_threads" WHERE "held_reason" IS NULL AND "hidden_at" IS NULL GROUP BY "category"
    ) AS counted CROSS JOIN LATERAL (VALUES ('topics', topics), ('comments', comments), ('likes', likes)) AS sums("name", "change");
END
$$;
CREATE FUNCTION "retally_truncated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM "retally"();
    RETURN NULL;
END
$$;
CREATE TRIGGER "reports_tallies_truncated" AFTER TRUNCATE ON "reports"
    FOR EACH STATEMENT EXECUTE FUNCTION "retally_truncated"();
CREATE TRIGGER "volunteers_tallies_truncated" AFTER TRUNCATE ON "volunteers"
    FOR EACH STATEMENT EXECUTE FUNCTION "retally_truncated"();
CREATE TRIGGER "forum_threads_tallies_truncated" AFTER TRUNCATE ON "forum_threads"
    FOR EACH STATEMENT EXECUTE FUNCTION "retally_truncated"();

SELECT "retally"();
