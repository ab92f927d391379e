-- Hand-written: what schema.prisma cannot say.

-- CreateIndex: the search over everything, of what everybody may see. Names also word by word, for what is half typed.
CREATE INDEX "reports_search_idx" ON "reports" USING gin ((
    setweight(to_tsvector('simple', "location" || ' ' || "damage_type")
        || to_tsvector('indonesian', "location" || ' ' || "damage_type"), 'A')
    || setweight(to_tsvector('indonesian', "description"), 'C')))
    WHERE "status" IN ('PENDING', 'VERIFIED', 'IN_PROGRESS', 'RESOLVED') AND "held_reason" IS NULL;

CREATE INDEX "places_search_idx" ON "places" USING gin ((
    setweight(to_tsvector('simple', "name") || to_tsvector('indonesian', "name"), 'A')
    || setweight(to_tsvector('simple', coalesce("regency", '') || ' ' || coalesce("province", '')), 'B')
    || setweight(to_tsvector('indonesian', "description"), 'C')))
    WHERE "status" = 'APPROVED' AND "closed_at" IS NULL AND "merged_into_id" IS NULL;

CREATE INDEX "events_search_idx" ON "events" USING gin ((
    setweight(to_tsvector('simple', "title") || to_tsvector('indonesian', "title"), 'A')
    || setweight(to_tsvector('simple', "location" || ' ' || "organiser" || ' ' || coalesce("regency", '') || ' ' || coalesce("province", '')), 'B')
    || setweight(to_tsvector('indonesian', "description"), 'C')))
    WHERE "deleted_at" IS NULL;

-- CreateStatistics: how often each word stands there. The indexes keep other types, so their own figures say nothing.
CREATE STATISTICS "reports_search_words" ON (
    setweight(to_tsvector('simple', "location" || ' ' || "damage_type")
        || to_tsvector('indonesian', "location" || ' ' || "damage_type"), 'A')
    || setweight(to_tsvector('indonesian', "description"), 'C'))
    FROM "reports";
CREATE STATISTICS "places_search_words" ON (
    setweight(to_tsvector('simple', "name") || to_tsvector('indonesian', "name"), 'A')
    || setweight(to_tsvector('simple', coalesce("regency", '') || ' ' || coalesce("province", '')), 'B')
    || setweight(to_tsvector('indonesian', "description"), 'C'))
    FROM "places";
CREATE STATISTICS "events_search_words" ON (
    setweight(to_tsvector('simple', "title") || to_tsvector('indonesian', "title"), 'A')
    || setweight(to_tsvector('simple', "location" || ' ' || "organiser" || ' ' || coalesce("regency", '') || ' ' || coalesce("province", '')), 'B')
    || setweight(to_tsvector('indonesian', "description"), 'C'))
    FROM "events";
