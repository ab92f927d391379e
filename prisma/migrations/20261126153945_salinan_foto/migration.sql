-- AlterTable
ALTER TABLE "photo_changes" ADD COLUMN     "press_id" INTEGER,
ADD COLUMN     "used_at" TIMESTAMPTZ(3),
ADD COLUMN     "used_id" INTEGER,
ADD COLUMN     "used_in" VARCHAR(40),
ALTER COLUMN "report_id" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "photo_changes_press_id_idx" ON "photo_changes"("press_id");

-- CreateIndex
CREATE INDEX "photos_bytes_idx" ON "photos"("bytes");
