-- AlterTable
ALTER TABLE "events" ADD COLUMN     "notice_revision" INTEGER;

-- Hand-written: what schema.prisma cannot say.

-- CreateIndex: events of whose change somebody has still to be told.
CREATE INDEX "events_notice_idx" ON "events"("id") WHERE "notice_revision" IS NOT NULL;
