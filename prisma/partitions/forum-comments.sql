-- Splits forum_comments into parts by id, which grows with time; see docs/skala.md. Once, in a quiet hour, with psql:
-- it takes as long as it takes to look through the old rows' keys, and nobody writes a comment meanwhile.
BEGIN;
LOCK TABLE "forum_comments" IN ACCESS EXCLUSIVE MODE;

-- The triggers as they are now, to be made again on the whole.
CREATE TEMPORARY TABLE "comment_triggers" ON COMMIT DROP AS
    SELECT tgname AS name, pg_get_triggerdef(oid) AS definition
    FROM pg_trigger WHERE tgrelid = '"forum_comments"'::regclass AND NOT tgisinternal;
DO $$
DECLARE
    kept record;
BEGIN
    FOR kept IN SELECT name FROM "comment_triggers" LOOP
        EXECUTE format('DROP TRIGGER %I ON "forum_comments"', kept.name);
    END LOOP;
END
$$;

ALTER TABLE "forum_flags" DROP CONSTRAINT "forum_flags_comment_id_fkey";
ALTER TABLE "forum_comments" RENAME TO "forum_comments_lama";
CREATE TABLE "forum_comments" (LIKE "forum_comments_lama" INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING INDEXES INCLUDING STATISTICS)
    PARTITION BY RANGE ("id");
ALTER SEQUENCE "forum_comments_id_seq" OWNED BY "forum_comments"."id";

-- What is there becomes the first part; later ones hold two million each, a month's worth at fifty million residents.
DO $$
DECLARE
    next bigint;
    size constant bigint := 2000000;
BEGIN
    SELECT coalesce(max("id"), 0) + 1 INTO next FROM "forum_comments_lama";
    EXECUTE format('ALTER TABLE "forum_comments" ATTACH PARTITION "forum_comments_lama" FOR VALUES FROM (MINVALUE) TO (%s)', next);
    FOR part IN 1..12 LOOP
        EXECUTE format('CREATE TABLE %I PARTITION OF "forum_comments" FOR VALUES FROM (%s) TO (%s)',
            'forum_comments_' || part, next + (part - 1) * size, next + part * size);
    END LOOP;
END
$$;
-- So that a forgotten part loses nothing.
CREATE TABLE "forum_comments_sisa" PARTITION OF "forum_comments" DEFAULT;

ALTER TABLE "forum_comments" ADD CONSTRAINT "forum_comments_thread_fkey"
    FOREIGN KEY ("thread_id") REFERENCES "forum_threads"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "forum_flags" ADD CONSTRAINT "forum_flags_comment_id_fkey"
    FOREIGN KEY ("comment_id") REFERENCES "forum_comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;
DO $$
DECLARE
    kept record;
BEGIN
    FOR kept IN SELECT definition FROM "comment_triggers" LOOP
        EXECUTE kept.definition;
    END LOOP;
END
$$;
COMMIT;
