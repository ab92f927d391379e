-- DropIndex
DROP INDEX "reports_status_id_idx";

-- Hand-written: what schema.prisma cannot say.

-- CreateIndex: the reports of one state in order. With one index over (status, id) the planner prefers the primary key and
-- passes over all newer, or older, reports of other states.
DROP INDEX "reports_verified_idx";
DROP INDEX "reports_in_progress_idx";
DROP INDEX "reports_resolved_idx";
CREATE INDEX "reports_pending_idx" ON "reports"("id") WHERE "status" = 'PENDING';
CREATE INDEX "reports_verified_idx" ON "reports"("id") WHERE "status" = 'VERIFIED';
CREATE INDEX "reports_in_progress_idx" ON "reports"("id") WHERE "status" = 'IN_PROGRESS';
CREATE INDEX "reports_resolved_idx" ON "reports"("id") WHERE "status" = 'RESOLVED';
CREATE INDEX "reports_rejected_idx" ON "reports"("id") WHERE "status" = 'REJECTED';
