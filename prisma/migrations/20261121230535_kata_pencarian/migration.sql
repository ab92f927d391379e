-- CreateTable: sorted by bytes, so that the index finds what begins alike.
CREATE TABLE "search_words" (
    "word" VARCHAR(30) COLLATE "C" NOT NULL,
    "number" BIGSERIAL NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);

-- Hand-written: what schema.prisma cannot say.

-- CreateFunction: the words of a row as its index for the search holds them (lib/search/rows.ts): a word of its name also
-- behind "@", and "#" before what its number shares with its neighbours (lib/search/newest.ts).
CREATE FUNCTION "search_vector"(id integer, name text, area text, told text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
    named constant tsvector := strip(to_tsvector('simple', name) || to_tsvector('indonesian', name));
BEGIN
    RETURN named || strip(to_tsvector('simple', area) || to_tsvector('indonesian', told)) || array_to_tsvector(
        ARRAY(SELECT '@' || lexeme FROM unnest(tsvector_to_array(named)) AS lexeme)
        || ARRAY['#10.' || (id >> 10), '#12.' || (id >> 12), '#14.' || (id >> 14), '#16.' || (id >> 16), '#18.' || (id >> 18), '#20.' || (id >> 20)]);
END
$$;

-- Every search reads what an index has not sorted in yet, so that may be little.

DROP INDEX "reports_search_idx";
CREATE INDEX "reports_search_idx" ON "reports" USING gin (
    search_vector(id, location || ' ' || damage_type, '', description)) WITH (gin_pending_list_limit = 64)
    WHERE status IN ('PENDING', 'VERIFIED', 'IN_PROGRESS', 'RESOLVED') AND held_reason IS NULL;

DROP INDEX "places_search_idx";
CREATE INDEX "places_search_idx" ON "places" USING gin (
    search_vector(id, name, coalesce(regency, '') || ' ' || coalesce(province, ''), description)) WITH (gin_pending_list_limit = 64)
    WHERE status = 'APPROVED' AND closed_at IS NULL AND merged_into_id IS NULL;

DROP INDEX "events_search_idx";
CREATE INDEX "events_search_idx" ON "events" USING gin (
    search_vector(id, title, location || ' ' || organiser || ' ' || coalesce(regency, '') || ' ' || coalesce(province, ''), description)) WITH (gin_pending_list_limit = 64)
    WHERE deleted_at IS NULL;

DROP INDEX "forum_threads_search_idx";
CREATE INDEX "forum_threads_search_idx" ON "forum_threads" USING gin (search_vector(id, title, '', content)) WITH (gin_pending_list_limit = 64)
    WHERE held_reason IS NULL AND hidden_at IS NULL;

-- The forum's own search, with a length more of what numbers share.
DROP INDEX "forum_threads_words_idx";
CREATE INDEX "forum_threads_words_idx" ON "forum_threads" USING gin ((
    to_tsvector('indonesian', title || ' ' || content)
    || array_to_tsvector(ARRAY['#10.' || (id >> 10)::text, '#12.' || (id >> 12)::text, '#14.' || (id >> 14)::text, '#16.' || (id >> 16)::text, '#18.' || (id >> 18)::text, '#20.' || (id >> 20)::text]))) WITH (gin_pending_list_limit = 64);

DROP INDEX "forum_comments_words_idx";
CREATE INDEX "forum_comments_words_idx" ON "forum_comments" USING gin ((
    to_tsvector('indonesian', content)
    || array_to_tsvector(ARRAY['#10.' || (id >> 10)::text, '#12.' || (id >> 12)::text, '#14.' || (id >> 14)::text, '#16.' || (id >> 16)::text, '#18.' || (id >> 18)::text, '#20.' || (id >> 20)::text]))) WITH (gin_pending_list_limit = 64);

-- CreateFunction: in one order, so that two writers never wait for each other.
CREATE FUNCTION "keep_search_words"(written tsvector[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "search_words" ("word")
    SELECT DISTINCT lexeme FROM unnest(written) AS one(words), unnest(tsvector_to_array(words)) AS lexeme
    WHERE lexeme ~ '^[a-z][a-z0-9]{1,29}$' AND NOT EXISTS (SELECT FROM "search_words" WHERE "word" = lexeme)
    ORDER BY lexeme
    ON CONFLICT DO NOTHING;
END
$$;

-- CreateTrigger: of what everybody may see. New rows of one statement together.
CREATE FUNCTION "reports_keep_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM "keep_search_words"(array_agg("search_vector"("id", "location" || ' ' || "damage_type", '', "description")))
        FROM added WHERE "status" <> 'REJECTED' AND "held_reason" IS NULL;
    ELSE
        PERFORM "keep_search_words"(ARRAY["search_vector"(NEW."id", NEW."location" || ' ' || NEW."damage_type", '', NEW."description")]);
    END IF;
    RETURN NULL;
END
$$;
CREATE TRIGGER "reports_words_inserted" AFTER INSERT ON "reports"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "reports_keep_words"();
CREATE TRIGGER "reports_words_updated" AFTER UPDATE OF "location", "damage_type", "description", "status", "held_reason" ON "reports"
    FOR EACH ROW WHEN (NEW."status" <> 'REJECTED' AND NEW."held_reason" IS NULL) EXECUTE FUNCTION "reports_keep_words"();

CREATE FUNCTION "places_keep_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM "keep_search_words"(array_agg("search_vector"("id", "name", coalesce("regency", '') || ' ' || coalesce("province", ''), "description")))
        FROM added WHERE "status" = 'APPROVED' AND "closed_at" IS NULL AND "merged_into_id" IS NULL;
    ELSE
        PERFORM "keep_search_words"(ARRAY["search_vector"(NEW."id", NEW."name", coalesce(NEW."regency", '') || ' ' || coalesce(NEW."province", ''), NEW."description")]);
    END IF;
    RETURN NULL;
END
$$;
CREATE TRIGGER "places_words_inserted" AFTER INSERT ON "places"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "places_keep_words"();
CREATE TRIGGER "places_words_updated"
    AFTER UPDATE OF "name", "regency", "province", "description", "status", "closed_at", "merged_into_id" ON "places"
    FOR EACH ROW WHEN (NEW."status" = 'APPROVED' AND NEW."closed_at" IS NULL AND NEW."merged_into_id" IS NULL)
    EXECUTE FUNCTION "places_keep_words"();

CREATE FUNCTION "events_keep_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM "keep_search_words"(array_agg("search_vector"("id", "title",
            "location" || ' ' || "organiser" || ' ' || coalesce("regency", '') || ' ' || coalesce("province", ''), "description")))
        FROM added WHERE "deleted_at" IS NULL;
    ELSE
        PERFORM "keep_search_words"(ARRAY["search_vector"(NEW."id", NEW."title",
            NEW."location" || ' ' || NEW."organiser" || ' ' || coalesce(NEW."regency", '') || ' ' || coalesce(NEW."province", ''), NEW."description")]);
    END IF;
    RETURN NULL;
END
$$;
CREATE TRIGGER "events_words_inserted" AFTER INSERT ON "events"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "events_keep_words"();
CREATE TRIGGER "events_words_updated"
    AFTER UPDATE OF "title", "location", "organiser", "regency", "province", "description", "deleted_at" ON "events"
    FOR EACH ROW WHEN (NEW."deleted_at" IS NULL) EXECUTE FUNCTION "events_keep_words"();

CREATE FUNCTION "forum_threads_keep_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM "keep_search_words"(array_agg("search_vector"("id", "title", '', "content")))
        FROM added WHERE "held_reason" IS NULL AND "hidden_at" IS NULL;
    ELSE
        PERFORM "keep_search_words"(ARRAY["search_vector"(NEW."id", NEW."title", '', NEW."content")]);
    END IF;
    RETURN NULL;
END
$$;
CREATE TRIGGER "forum_threads_words_inserted" AFTER INSERT ON "forum_threads"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "forum_threads_keep_words"();
CREATE TRIGGER "forum_threads_words_updated" AFTER UPDATE OF "title", "content", "held_reason", "hidden_at" ON "forum_threads"
    FOR EACH ROW WHEN (NEW."held_reason" IS NULL AND NEW."hidden_at" IS NULL) EXECUTE FUNCTION "forum_threads_keep_words"();

-- What stands there already, the commonest words first.
INSERT INTO "search_words" ("word")
SELECT word FROM (
    SELECT word, ndoc FROM ts_stat($$SELECT search_vector(id, location || ' ' || damage_type, '', description) FROM reports
        WHERE status <> 'REJECTED' AND held_reason IS NULL$$)
    UNION ALL
    SELECT word, ndoc FROM ts_stat($$SELECT search_vector(id, name, coalesce(regency, '') || ' ' || coalesce(province, ''), description) FROM places
        WHERE status = 'APPROVED' AND closed_at IS NULL AND merged_into_id IS NULL$$)
    UNION ALL
    SELECT word, ndoc FROM ts_stat($$SELECT search_vector(id, title,
        location || ' ' || organiser || ' ' || coalesce(regency, '') || ' ' || coalesce(province, ''), description) FROM events
        WHERE deleted_at IS NULL$$)
    UNION ALL
    SELECT word, ndoc FROM ts_stat($$SELECT search_vector(id, title, '', content) FROM forum_threads
        WHERE held_reason IS NULL AND hidden_at IS NULL$$)
) AS held
WHERE word ~ '^[a-z][a-z0-9]{1,29}$' GROUP BY word ORDER BY sum(ndoc) DESC, word;

-- CreateIndex
CREATE INDEX "search_words_checked_at_idx" ON "search_words"("checked_at");

-- CreateIndex
CREATE INDEX "search_words_word_idx" ON "search_words" USING GIN ("word" gin_trgm_ops) WITH (gin_pending_list_limit = 64);

-- DropIndex: slips of the pen are looked for among the words.
DROP INDEX "forum_threads_title_idx";
