-- AlterTable
ALTER TABLE "events" ADD COLUMN     "series_id" INTEGER;

-- CreateIndex
CREATE INDEX "events_series_id_idx" ON "events"("series_id");

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_series_id_fkey" FOREIGN KEY ("series_id") REFERENCES "events"("id") ON DELETE SET NULL ON UPDATE CASCADE;
