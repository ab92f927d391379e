-- Hand-written: what schema.prisma cannot say.

-- CreateIndex: the desk's lists of events, one for each state that the public lists do not know.
CREATE INDEX "events_kept_idx" ON "events"("starts_at", "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "events_cancelled_idx" ON "events"("starts_at", "id") WHERE "deleted_at" IS NULL AND "cancelled_at" IS NOT NULL;
CREATE INDEX "events_deleted_idx" ON "events"("starts_at", "id") WHERE "deleted_at" IS NOT NULL;

-- CreateIndex: search by a part of the title.
CREATE INDEX "events_title_idx" ON "events" USING gin (lower("title") gin_trgm_ops);

-- CreateIndex: who registered for one event or came to it, in that order.
CREATE INDEX "event_registrations_listed_idx" ON "event_registrations"("event_id", "id")
    WHERE "walk_in_key" IS NULL OR "checked_in_at" IS NOT NULL;
