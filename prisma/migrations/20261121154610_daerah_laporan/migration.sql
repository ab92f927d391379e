-- AlterTable
ALTER TABLE "reports" ADD COLUMN     "province" VARCHAR(40),
ADD COLUMN     "regency" VARCHAR(60);

-- CreateIndex
CREATE INDEX "reports_created_at_id_idx" ON "reports"("created_at", "id");

-- CreateIndex
CREATE INDEX "reports_province_created_at_id_idx" ON "reports"("province", "created_at", "id");

-- CreateIndex
CREATE INDEX "reports_province_regency_created_at_id_idx" ON "reports"("province", "regency", "created_at", "id");

-- CreateIndex
CREATE INDEX "places_created_at_id_idx" ON "places"("created_at", "id");

-- CreateIndex
CREATE INDEX "places_province_created_at_id_idx" ON "places"("province", "created_at", "id");

-- CreateIndex
CREATE INDEX "places_province_regency_created_at_id_idx" ON "places"("province", "regency", "created_at", "id");

-- Hand-written: what schema.prisma cannot say.

-- CreateIndex: the desk's lists of everything, of one state and by time; one index a state, as with the queues.
CREATE INDEX "reports_pending_time_idx" ON "reports"("created_at", "id") WHERE "status" = 'PENDING';
CREATE INDEX "reports_verified_time_idx" ON "reports"("created_at", "id") WHERE "status" = 'VERIFIED';
CREATE INDEX "reports_in_progress_time_idx" ON "reports"("created_at", "id") WHERE "status" = 'IN_PROGRESS';
CREATE INDEX "reports_resolved_time_idx" ON "reports"("created_at", "id") WHERE "status" = 'RESOLVED';
CREATE INDEX "reports_rejected_time_idx" ON "reports"("created_at", "id") WHERE "status" = 'REJECTED';
CREATE INDEX "places_pending_time_idx" ON "places"("created_at", "id") WHERE "status" = 'PENDING';
CREATE INDEX "places_approved_time_idx" ON "places"("created_at", "id")
    WHERE "status" = 'APPROVED' AND "closed_at" IS NULL AND "merged_into_id" IS NULL;
CREATE INDEX "places_rejected_time_idx" ON "places"("created_at", "id") WHERE "status" = 'REJECTED';
CREATE INDEX "places_closed_time_idx" ON "places"("created_at", "id")
    WHERE "closed_at" IS NOT NULL AND "merged_into_id" IS NULL;
CREATE INDEX "places_merged_time_idx" ON "places"("created_at", "id") WHERE "merged_into_id" IS NOT NULL;

-- CreateIndex: the search of the list of reports; places have one by name.
CREATE INDEX "reports_text_idx" ON "reports" USING gin ((lower("location" || ' ' || "damage_type")) gin_trgm_ops);
