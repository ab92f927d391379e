-- CreateIndex: new accounts by week and year.
CREATE INDEX "users_created_at_idx" ON "users"("created_at");

-- Hand-written: what schema.prisma cannot say.

-- CreateIndex: when reports were verified and resolved.
CREATE INDEX "report_events_decided_idx" ON "report_events"("created_at", "kind", "report_id")
    WHERE "undone_at" IS NULL AND "kind" IN ('VERIFIED', 'RESOLVED');

-- CreateIndex: registrations for events by week and year.
CREATE INDEX "event_registrations_kept_idx" ON "event_registrations"("created_at") INCLUDE ("people")
    WHERE "status" <> 'CANCELLED';
