-- AlterEnum. Alone: a new value cannot be used in the transaction that adds it.
ALTER TYPE "AreaCertainty" ADD VALUE 'typed' AFTER 'boundary';

-- Existing rows are placed anew, under the name that this version knows.
DELETE FROM "settings" WHERE "key" = 'areas:placing';
INSERT INTO "settings" ("key", "value") SELECT 'areas:placing-by-words', '0:0:' || gen_random_uuid()
WHERE EXISTS (SELECT FROM "areas");

-- CreateTable
CREATE TABLE "area_uploads" (
    "id" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "area_uploads_pkey" PRIMARY KEY ("id")
);
