-- Hand-written: Prisma knows no partial indexes.

-- CreateIndex: what people there have confirmed, the newest first.
CREATE INDEX "report_events_confirmed_idx" ON "report_events"("id") WHERE "kind" = 'CONFIRMED' AND "undone_at" IS NULL;
