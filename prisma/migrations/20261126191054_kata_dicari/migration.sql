-- AlterTable
ALTER TABLE "users" ADD COLUMN     "name_words" TEXT;

-- DropIndex
DROP INDEX "users_name_idx";

-- CreateIndex
CREATE INDEX "users_name_idx" ON "users" USING GIN ("name_words" gin_trgm_ops);

-- Hand-written: what schema.prisma cannot say. The tables are closed while their columns and indexes are written anew.

-- CreateFunction: words as every search compares them. lib/format/search-words.ts does the same.
CREATE FUNCTION "search_words"(written text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
    words text := lower(translate(written, '''`', ''));
BEGIN
    IF octet_length(words) = length(words) THEN
        words := regexp_replace(words, '[^a-z0-9]+', ' ', 'g');
    ELSE
        words := regexp_replace(written, '[''`\u00ad\u00b4\u02b9-\u02bf\u180e\u200b-\u200f\u2018-\u201b\u2032\u2060-\u2064\ua78c\ufeff\uff07]', '', 'g');
        words := regexp_replace(normalize(words, NFKD), '[''`\u02b9-\u02bf\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]', '', 'g');
        words := lower(regexp_replace(words, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u1680\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufe30-\ufe6f\uff00-\uff0f\uffe0-\uffff\U0001f000-\U0001faff]+', ' ', 'g'));
    END IF;
    words := btrim(words, ' ');
    -- "rt03" is "rt 03".
    IF words ~ '[0-9][^0-9 ]|[^0-9 ][0-9]' THEN
        words := regexp_replace(words, '([0-9])(?=[^0-9 ])|([^0-9 ])(?=[0-9])', '\1\2 ', 'g');
    END IF;
    -- "r a kartini" is "ra kartini".
    IF words ~ '(?<![^ ])[^0-9 ] [^0-9 ](?![^ ])' THEN
        words := regexp_replace(words, '(?<![^ ])([^0-9 ]) (?=[^0-9 ](?![^ ]))', '\1', 'g');
    END IF;
    RETURN words;
END
$$;

-- AlterTable: the words of each text, as before, but of what the function makes of it.

ALTER TABLE "reports" ALTER COLUMN "search" SET EXPRESSION AS (
    setweight(to_tsvector('indonesian', search_words("location" || ' ' || "damage_type")), 'A')
    || to_tsvector('indonesian', search_words("description"))
    || strip(to_tsvector('simple', search_words("location" || ' ' || "damage_type"))));

ALTER TABLE "places" ALTER COLUMN "search" SET EXPRESSION AS (
    setweight(to_tsvector('indonesian', search_words("name")), 'A')
    || to_tsvector('indonesian', search_words(coalesce("regency", '') || ' ' || coalesce("province", '') || ' ' || "description"))
    || strip(to_tsvector('simple', search_words("name"))));

ALTER TABLE "events" ALTER COLUMN "search" SET EXPRESSION AS (
    setweight(to_tsvector('indonesian', search_words("title")), 'A')
    || to_tsvector('indonesian', search_words("location" || ' ' || "organiser" || ' ' || coalesce("regency", '') || ' ' || coalesce("province", '') || ' ' || "description"))
    || strip(to_tsvector('simple', search_words("title"))));

ALTER TABLE "forum_threads" ALTER COLUMN "search" SET EXPRESSION AS (
    setweight(to_tsvector('indonesian', search_words("title")), 'A') || to_tsvector('indonesian', search_words("content"))
    || strip(to_tsvector('simple', search_words("title"))));

ALTER TABLE "forum_comments" ALTER COLUMN "search" SET EXPRESSION AS (to_tsvector('indonesian', search_words("content")));

-- A name alone, and what was typed into the search of one list.

DROP INDEX "reports_text_idx", "reports_location_idx", "forum_threads_title_idx", "events_title_idx", "volunteers_text_idx",
    "partners_text_idx", "messages_text_idx";
CREATE INDEX "reports_text_idx" ON "reports" USING gin (search_words("location" || ' ' || "damage_type") gin_trgm_ops);
CREATE INDEX "reports_location_idx" ON "reports" USING gin (search_words("location") gin_trgm_ops);
CREATE INDEX "forum_threads_title_idx" ON "forum_threads" USING gin (search_words("title") gin_trgm_ops);
CREATE INDEX "events_title_idx" ON "events" USING gin (search_words("title") gin_trgm_ops);
CREATE INDEX "volunteers_text_idx" ON "volunteers"
    USING gin (search_words("name" || ' ' || "action" || ' ' || "motivation") gin_trgm_ops);
CREATE INDEX "partners_text_idx" ON "partners" USING gin (search_words("name") gin_trgm_ops);
CREATE INDEX "messages_text_idx" ON "messages"
    USING gin (search_words(coalesce("name", '') || ' ' || coalesce("subject", '') || ' ' || "body") gin_trgm_ops);

-- Prisma writes no expression of a generated column.
ALTER TABLE "users" DROP COLUMN "name_words";
ALTER TABLE "users" ADD COLUMN "name_words" TEXT GENERATED ALWAYS AS (search_words("username")) STORED;
CREATE INDEX "users_name_idx" ON "users" USING GIN ("name_words" gin_trgm_ops);

-- Keys that the application writes.
UPDATE "places" SET "name_key" = rtrim(left(search_words("name"), 120))
    WHERE "name_key" <> rtrim(left(search_words("name"), 120));

UPDATE "areas" SET "search_key" = named."key" FROM (
    SELECT area."code", left(concat_ws(' ', search_words(area."name"), search_words(one."name"), search_words(two."name"),
        search_words(three."name"), nullif(search_words(array_to_string(area."former_names", ' ')), '')), 400) AS "key"
    FROM "areas" AS area LEFT JOIN "areas" AS one ON one."code" = area."parent_code"
    LEFT JOIN "areas" AS two ON two."code" = one."parent_code" LEFT JOIN "areas" AS three ON three."code" = two."parent_code"
) AS named WHERE named."code" = "areas"."code" AND named."key" <> "areas"."search_key";

ANALYZE "reports", "places", "events", "forum_threads", "forum_comments", "volunteers", "partners", "messages", "users";
