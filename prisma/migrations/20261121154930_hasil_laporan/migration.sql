-- AlterEnum
ALTER TYPE "ReportEventKind" ADD VALUE 'CONFIRMED';

-- AlterTable
ALTER TABLE "events" ADD COLUMN     "resolution_dismissed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "announcements" ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 0;

-- Hand-written: what schema.prisma cannot say.

-- CreateIndex: finished events that may have mended a report (IS_RESULT).
CREATE INDEX "events_report_results_idx" ON "events"("id")
    WHERE "report_id" IS NOT NULL AND "result_at" IS NOT NULL AND "resolution_dismissed_at" IS NULL AND "deleted_at" IS NULL;
