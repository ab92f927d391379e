-- Hand-written: what schema.prisma cannot say.

-- Other stretches of rows (lib/search/newest.ts): a search now chooses how far back it looks.
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
        || ARRAY['#9.' || (id >> 9), '#11.' || (id >> 11), '#12.' || (id >> 12), '#14.' || (id >> 14), '#16.' || (id >> 16), '#18.' || (id >> 18), '#20.' || (id >> 20)]);
END
$$;

-- CreateFunction: the words of a text of the forum as its index holds them. Behind "~" is what two words side by side share
-- with hardly any other pair, so that words in quotation marks are found however common each of them is.
CREATE FUNCTION "forum_vector"(id integer, told text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
    words constant tsvector := to_tsvector('indonesian', told);
BEGIN
    RETURN words || array_to_tsvector(
        ARRAY(SELECT '~' || left(md5(pair.lexeme || ' ' || pair.after), 5) FROM (
            SELECT lexeme, at, lead(at) OVER (ORDER BY at) AS next, lead(lexeme) OVER (ORDER BY at) AS after
            FROM unnest(words) AS word, unnest(word.positions) AS at) AS pair
        WHERE pair.next = pair.at + 1)
        || ARRAY['#9.' || (id >> 9), '#11.' || (id >> 11), '#12.' || (id >> 12), '#14.' || (id >> 14), '#16.' || (id >> 16), '#18.' || (id >> 18), '#20.' || (id >> 20)]);
END
$$;

-- CreateFunction: a query without phrases that finds all that this one finds and hardly more: words side by side become
-- their pairs, and what must not be there is left out.
CREATE FUNCTION "forum_pairs"(asked tsquery) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
    part text;
    words text[];
    made text := '';
BEGIN
    FOR part IN SELECT matched[1] FROM regexp_matches(
        querytree(asked), '(''(?:[^'']|'''')*''(?: <-> ''(?:[^'']|'''')*'')*|<\d+>|[&|()]|T)', 'g') AS matched
    LOOP
        words := ARRAY(SELECT replace(replace(matched[1], '''''', ''''), '\\', '\') FROM regexp_matches(part, '''((?:[^'']|'''')*)''', 'g') AS matched);
        made := made || ' ' || CASE
            WHEN cardinality(words) > 1 THEN (
                SELECT string_agg(format('''~%s''', left(md5(words[at] || ' ' || words[at + 1]), 5)), ' & ')
                FROM generate_series(1, cardinality(words) - 1) AS at)
            -- Anything: no text holds "~" alone.
            WHEN part = 'T' THEN '!''~'''
            WHEN part LIKE '<%' THEN '&'
            ELSE part
        END;
    END LOOP;
    RETURN made::tsquery;
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

CREATE INDEX "forum_threads_words_idx" ON "forum_threads" USING gin (forum_vector(id, title || ' ' || content)) WITH (gin_pending_list_limit = 64);

CREATE INDEX "forum_comments_words_idx" ON "forum_comments" USING gin (forum_vector(id, content)) WITH (gin_pending_list_limit = 64);
