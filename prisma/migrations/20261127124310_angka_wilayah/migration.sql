-- Hand-written: Prisma knows neither conditions nor included columns.

-- How fast the reports of an area were handled is read from these two indexes alone.
DROP INDEX "reports_area_record_idx";
CREATE INDEX "reports_area_record_idx" ON "reports"("public_area_code" varchar_pattern_ops, "status", "id" DESC) INCLUDE ("created_at")
    WHERE "status" IN ('VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND "held_reason" IS NULL;
DROP INDEX "report_events_handled_idx";
CREATE INDEX "report_events_handled_idx" ON "report_events"("created_at") INCLUDE ("report_id", "kind")
    WHERE "undone_at" IS NULL AND "kind" <> 'CREATED';
