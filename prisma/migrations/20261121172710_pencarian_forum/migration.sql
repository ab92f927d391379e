-- Hand-written: what schema.prisma cannot say.

-- CreateIndex: the search over everything, of topics that everybody may see.
CREATE INDEX "forum_threads_search_idx" ON "forum_threads" USING gin ((
    setweight(to_tsvector('simple', "title") || to_tsvector('indonesian', "title"), 'A')
    || setweight(to_tsvector('indonesian', "content"), 'C')))
    WHERE "held_reason" IS NULL AND "hidden_at" IS NULL;
CREATE STATISTICS "forum_threads_search_words" ON (
    setweight(to_tsvector('simple', "title") || to_tsvector('indonesian', "title"), 'A')
    || setweight(to_tsvector('indonesian', "content"), 'C'))
    FROM "forum_threads";

-- CreateIndex: a title written with a slip of the pen.
CREATE INDEX "forum_threads_title_idx" ON "forum_threads" USING gin (lower("title") gin_trgm_ops);
