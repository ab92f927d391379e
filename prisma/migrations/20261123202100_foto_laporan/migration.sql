-- CreateTable
CREATE TABLE "report_photos" (
    "photo_id" UUID NOT NULL,
    "report_id" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "report_photos_pkey" PRIMARY KEY ("photo_id")
);

-- CreateTable
CREATE TABLE "photo_changes" (
    "id" SERIAL NOT NULL,
    "photo_id" UUID NOT NULL,
    "new_photo_id" UUID,
    "report_id" INTEGER NOT NULL,
    "update_id" INTEGER,
    "step_id" INTEGER,
    "position" SMALLINT,
    "changed_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "photo_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "report_photos_report_id_position_idx" ON "report_photos"("report_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "photo_changes_photo_id_key" ON "photo_changes"("photo_id");

-- CreateIndex
CREATE INDEX "photo_changes_report_id_idx" ON "photo_changes"("report_id");

-- CreateIndex
CREATE INDEX "photo_changes_update_id_idx" ON "photo_changes"("update_id");

-- CreateIndex
CREATE INDEX "photo_changes_step_id_idx" ON "photo_changes"("step_id");

-- CreateIndex
CREATE INDEX "photo_changes_created_at_idx" ON "photo_changes"("created_at");

-- AddForeignKey
ALTER TABLE "report_photos" ADD CONSTRAINT "report_photos_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_photos" ADD CONSTRAINT "report_photos_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_changes" ADD CONSTRAINT "photo_changes_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_changes" ADD CONSTRAINT "photo_changes_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_changes" ADD CONSTRAINT "photo_changes_update_id_fkey" FOREIGN KEY ("update_id") REFERENCES "report_updates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photo_changes" ADD CONSTRAINT "photo_changes_step_id_fkey" FOREIGN KEY ("step_id") REFERENCES "report_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;
