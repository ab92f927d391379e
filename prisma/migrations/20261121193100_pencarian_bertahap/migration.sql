-- Hand-written: what schema.prisma cannot say.

-- CreateIndex: searches look through the newest rows first, so each row also has the words of its stretches of numbers
-- (lib/search/newest.ts). How often a word stands there no longer matters to the plan.

DROP INDEX "forum_threads_words_idx";
CREATE INDEX "forum_threads_words_idx" ON "forum_threads" USING gin ((
    to_tsvector('indonesian', title || ' ' || content)
    || array_to_tsvector(ARRAY['#10.' || (id >> 10)::text, '#12.' || (id >> 12)::text, '#14.' || (id >> 14)::text, '#16.' || (id >> 16)::text, '#20.' || (id >> 20)::text])));

DROP INDEX "forum_comments_words_idx";
CREATE INDEX "forum_comments_words_idx" ON "forum_comments" USING gin ((
    to_tsvector('indonesian', content)
    || array_to_tsvector(ARRAY['#10.' || (id >> 10)::text, '#12.' || (id >> 12)::text, '#14.' || (id >> 14)::text, '#16.' || (id >> 16)::text, '#20.' || (id >> 20)::text])));

DROP STATISTICS "reports_search_words";
DROP INDEX "reports_search_idx";
CREATE INDEX "reports_search_idx" ON "reports" USING gin ((
    setweight(to_tsvector('simple', location || ' ' || damage_type) || to_tsvector('indonesian', location || ' ' || damage_type), 'A')
    || setweight(to_tsvector('indonesian', description), 'C')
    || array_to_tsvector(ARRAY['#10.' || (id >> 10)::text, '#12.' || (id >> 12)::text, '#14.' || (id >> 14)::text, '#16.' || (id >> 16)::text, '#20.' || (id >> 20)::text])))
    WHERE status IN ('PENDING', 'VERIFIED', 'IN_PROGRESS', 'RESOLVED') AND held_reason IS NULL;

DROP STATISTICS "places_search_words";
DROP INDEX "places_search_idx";
CREATE INDEX "places_search_idx" ON "places" USING gin ((
    setweight(to_tsvector('simple', name) || to_tsvector('indonesian', name), 'A')
    || setweight(to_tsvector('simple', coalesce(regency, '') || ' ' || coalesce(province, '')), 'B')
    || setweight(to_tsvector('indonesian', description), 'C')
    || array_to_tsvector(ARRAY['#10.' || (id >> 10)::text, '#12.' || (id >> 12)::text, '#14.' || (id >> 14)::text, '#16.' || (id >> 16)::text, '#20.' || (id >> 20)::text])))
    WHERE status = 'APPROVED' AND closed_at IS NULL AND merged_into_id IS NULL;

DROP STATISTICS "events_search_words";
DROP INDEX "events_search_idx";
CREATE INDEX "events_search_idx" ON "events" USING gin ((
    setweight(to_tsvector('simple', title) || to_tsvector('indonesian', title), 'A')
    || setweight(to_tsvector('simple', location || ' ' || organiser || ' ' || coalesce(regency, '') || ' ' || coalesce(province, '')), 'B')
    || setweight(to_tsvector('indonesian', description), 'C')
    || array_to_tsvector(ARRAY['#10.' || (id >> 10)::text, '#12.' || (id >> 12)::text, '#14.' || (id >> 14)::text, '#16.' || (id >> 16)::text, '#20.' || (id >> 20)::text])))
    WHERE deleted_at IS NULL;

DROP STATISTICS "forum_threads_search_words";
DROP INDEX "forum_threads_search_idx";
CREATE INDEX "forum_threads_search_idx" ON "forum_threads" USING gin ((
    setweight(to_tsvector('simple', title) || to_tsvector('indonesian', title), 'A')
    || setweight(to_tsvector('indonesian', content), 'C')
    || array_to_tsvector(ARRAY['#10.' || (id >> 10)::text, '#12.' || (id >> 12)::text, '#14.' || (id >> 14)::text, '#16.' || (id >> 16)::text, '#20.' || (id >> 20)::text])))
    WHERE held_reason IS NULL AND hidden_at IS NULL;

