-- AlterTable
ALTER TABLE "photos" ADD COLUMN     "file_hash" VARCHAR(43),
ADD COLUMN     "replacement_id" UUID,
ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "withdrawn_files" (
    "hash" VARCHAR(43) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "withdrawn_files_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "photos_file_hash_idx" ON "photos"("file_hash");

-- Hand-written
CREATE INDEX "photos_withdrawn_at_idx" ON "photos"("withdrawn_at") WHERE "withdrawn_at" IS NOT NULL;
