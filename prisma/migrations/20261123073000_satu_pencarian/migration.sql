-- Hand-written: one search (lib/search). Prisma knows no generated columns. Everything dropped here was made from other rows.
-- One transaction, as a backup is restored in one: the tables are closed until all rows have their column and its index.

DROP TRIGGER IF EXISTS "reports_words_inserted" ON "reports";
DROP TRIGGER IF EXISTS "reports_words_updated" ON "reports";
DROP TRIGGER IF EXISTS "places_words_inserted" ON "places";
DROP TRIGGER IF EXISTS "places_words_updated" ON "places";
DROP TRIGGER IF EXISTS "events_words_inserted" ON "events";
DROP TRIGGER IF EXISTS "events_words_updated" ON "events";
DROP TRIGGER IF EXISTS "forum_threads_words_inserted" ON "forum_threads";
DROP TRIGGER IF EXISTS "forum_threads_words_updated" ON "forum_threads";
DROP TRIGGER IF EXISTS "forum_threads_words" ON "forum_threads";
DROP TRIGGER IF EXISTS "forum_comments_words" ON "forum_comments";
DROP INDEX IF EXISTS "forum_threads_words_idx", "forum_comments_words_idx";
DROP INDEX IF EXISTS "reports_search_idx", "places_search_idx", "events_search_idx", "forum_threads_search_idx", "forum_comments_search_idx";
DROP FUNCTION IF EXISTS "reports_keep_words"(), "places_keep_words"(), "events_keep_words"(), "forum_threads_keep_words"(), "keep_forum_words"();
DROP FUNCTION IF EXISTS "keep_search_words"(tsvector[]), "search_vector"(integer, text, text, text);
DROP FUNCTION IF EXISTS "forum_vector"(integer, text), "forum_pairs"(tsquery);
DROP TABLE IF EXISTS "search_words", "forum_words";

-- AlterTable: words by their stems; those of a name as they are written too, for what is half typed
-- (without positions, or words at its end and its beginning would stand side by side).
-- The planner knows three thousand words of each table, so it asks the index for what is rarer still.

ALTER TABLE "reports" ADD COLUMN IF NOT EXISTS "search" tsvector GENERATED ALWAYS AS (
        setweight(to_tsvector('indonesian', "location" || ' ' || "damage_type"), 'A') || to_tsvector('indonesian', "description")
        || strip(to_tsvector('simple', "location" || ' ' || "damage_type"))
    ) STORED;
CREATE INDEX IF NOT EXISTS "reports_search_idx" ON "reports" USING gin ("search") WITH (gin_pending_list_limit = 64);
ALTER TABLE "reports" ALTER COLUMN "search" SET STATISTICS 300;
ANALYZE "reports";

ALTER TABLE "places" ADD COLUMN IF NOT EXISTS "search" tsvector GENERATED ALWAYS AS (
        setweight(to_tsvector('indonesian', "name"), 'A') || to_tsvector('indonesian', coalesce("regency", '') || ' ' || coalesce("province", '') || ' ' || "description")
        || strip(to_tsvector('simple', "name"))
    ) STORED;
CREATE INDEX IF NOT EXISTS "places_search_idx" ON "places" USING gin ("search") WITH (gin_pending_list_limit = 64);
ALTER TABLE "places" ALTER COLUMN "search" SET STATISTICS 300;
ANALYZE "places";

ALTER TABLE "events" ADD COLUMN IF NOT EXISTS "search" tsvector GENERATED ALWAYS AS (
        setweight(to_tsvector('indonesian', "title"), 'A') || to_tsvector('indonesian', "location" || ' ' || "organiser" || ' ' || coalesce("regency", '') || ' ' || coalesce("province", '') || ' ' || "description")
        || strip(to_tsvector('simple', "title"))
    ) STORED;
CREATE INDEX IF NOT EXISTS "events_search_idx" ON "events" USING gin ("search") WITH (gin_pending_list_limit = 64);
ALTER TABLE "events" ALTER COLUMN "search" SET STATISTICS 300;
ANALYZE "events";

ALTER TABLE "forum_threads" ADD COLUMN IF NOT EXISTS "search" tsvector GENERATED ALWAYS AS (
        setweight(to_tsvector('indonesian', "title"), 'A') || to_tsvector('indonesian', "content")
        || strip(to_tsvector('simple', "title"))
    ) STORED;
CREATE INDEX IF NOT EXISTS "forum_threads_search_idx" ON "forum_threads" USING gin ("search") WITH (gin_pending_list_limit = 64);
ALTER TABLE "forum_threads" ALTER COLUMN "search" SET STATISTICS 300;
ANALYZE "forum_threads";

ALTER TABLE "forum_comments" ADD COLUMN IF NOT EXISTS "search" tsvector GENERATED ALWAYS AS (
        to_tsvector('indonesian', "content")
    ) STORED;
CREATE INDEX IF NOT EXISTS "forum_comments_search_idx" ON "forum_comments" USING gin ("search") WITH (gin_pending_list_limit = 64);
ALTER TABLE "forum_comments" ALTER COLUMN "search" SET STATISTICS 300;
ANALYZE "forum_comments";

-- CreateIndex: names written nearly like what was typed. Places and events have theirs (places_name_idx, events_title_idx).
CREATE INDEX IF NOT EXISTS "reports_location_idx" ON "reports" USING gin (lower("location") gin_trgm_ops);
CREATE INDEX IF NOT EXISTS "forum_threads_title_idx" ON "forum_threads" USING gin (lower("title") gin_trgm_ops);
