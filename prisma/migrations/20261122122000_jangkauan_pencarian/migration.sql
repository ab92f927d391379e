-- Hand-written: what schema.prisma cannot say. The search looks less often, and further each time (lib/search/newest.ts):
-- a step through the rows of many numbers costs more than to fetch some rows in vain.
DROP INDEX "reports_search_idx";
DROP INDEX "places_search_idx";
DROP INDEX "events_search_idx";
DROP INDEX "forum_threads_search_idx";
DROP INDEX "forum_threads_words_idx";
DROP INDEX "forum_comments_words_idx";

CREATE OR REPLACE FUNCTION "search_vector"(id integer, name text, area text, told text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
    named constant tsvector := strip(to_tsvector('simple', name) || to_tsvector('indonesian', name));
BEGIN
    RETURN named || strip(to_tsvector('simple', area) || to_tsvector('indonesian', told)) || array_to_tsvector(
        ARRAY(SELECT '@' || lexeme FROM unnest(tsvector_to_array(named)) AS lexeme)
        || ARRAY['#10.' || (id >> 10), '#12.' || (id >> 12), '#14.' || (id >> 14), '#16.' || (id >> 16), '#20.' || (id >> 20)]);
END
$$;

CREATE INDEX "reports_search_idx" ON "reports" USING gin (
    search_vector(id, location || ' ' || damage_type, '', description)) WITH (gin_pending_list_limit = 64)
    WHERE status IN ('PENDING', 'VERIFIED', 'IN_PROGRESS', 'RESOLVED') AND held_reason IS NULL;

CREATE INDEX "places_search_idx" ON "places" USING gin (
    search_vector(id, name, coalesce(regency, '') || ' ' || coalesce(province, ''), description)) WITH (gin_pending_list_limit = 64)
    WHERE status = 'APPROVED' AND closed_at IS NULL AND merged_into_id IS NULL;

CREATE INDEX "events_search_idx" ON "events" USING gin (
    search_vector(id, title, location || ' ' || organiser || ' ' || coalesce(regency, '') || ' ' || coalesce(province, ''), description)) WITH (gin_pending_list_limit = 64)
    WHERE deleted_at IS NULL;

CREATE INDEX "forum_threads_search_idx" ON "forum_threads" USING gin (search_vector(id, title, '', content)) WITH (gin_pending_list_limit = 64)
    WHERE held_reason IS NULL AND hidden_at IS NULL;

CREATE INDEX "forum_threads_words_idx" ON "forum_threads" USING gin ((
    to_tsvector('indonesian', title || ' ' || content)
    || array_to_tsvector(ARRAY['#10.' || (id >> 10)::text, '#12.' || (id >> 12)::text, '#14.' || (id >> 14)::text, '#16.' || (id >> 16)::text, '#20.' || (id >> 20)::text]))) WITH (gin_pending_list_limit = 64);

CREATE INDEX "forum_comments_words_idx" ON "forum_comments" USING gin ((
    to_tsvector('indonesian', content)
    || array_to_tsvector(ARRAY['#10.' || (id >> 10)::text, '#12.' || (id >> 12)::text, '#14.' || (id >> 14)::text, '#16.' || (id >> 16)::text, '#20.' || (id >> 20)::text]))) WITH (gin_pending_list_limit = 64);
