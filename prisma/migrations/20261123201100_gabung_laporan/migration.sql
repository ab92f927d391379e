-- CreateTable: reports that were merged into another one.
CREATE TABLE "report_merges" (
    "report_id" INTEGER NOT NULL,
    "into_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "report_merges_pkey" PRIMARY KEY ("report_id")
);
CREATE INDEX "report_merges_into_id_idx" ON "report_merges"("into_id");
ALTER TABLE "report_merges" ADD CONSTRAINT "report_merges_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id")
    ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report_merges" ADD CONSTRAINT "report_merges_into_id_fkey" FOREIGN KEY ("into_id") REFERENCES "reports"("id")
    ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable: which report was followed before it was merged into this one, until its follower has been told.
ALTER TABLE "report_follows" ADD COLUMN "merged_from" VARCHAR(20);
