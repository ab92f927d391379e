-- Hand-written: Prisma knows no partial indexes.

-- CreateIndex: what waits of a report beside its first look; the desk reads all of it as one queue.
CREATE INDEX "reports_reopen_waits_idx" ON "reports"("id") WHERE "reopen_waits";
CREATE INDEX "report_updates_waiting_report_idx" ON "report_updates"("report_id") WHERE "held_reason" IS NOT NULL AND "hidden_at" IS NULL;
